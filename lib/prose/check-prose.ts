import type { ParsedPage } from '../pages/parse-page'
import type { Problem } from '../problem/problem'
import type { Term } from '../terms/terms-schema'
import { checkCodeBlocks } from './check-code-blocks'
import { checkHeadings } from './check-headings'
import { checkImages } from './check-images'
import { checkPlaceholders } from './check-placeholders'
import { checkSteps } from './check-steps'
import { checkWords } from './check-words'
import { listPagePassages } from './list-passages'
import type { Passage } from './passage'

/** Everything that is wrong with the prose of one page, or of a part that pages import. */
export function checkPageProse(page: ParsedPage, terms: readonly Term[]): Problem[] {
  return [
    ...checkPassages(listPagePassages(page), terms),
    ...checkHeadings(page),
    ...checkImages(page),
    ...checkSteps(page),
    ...checkCodeBlocks(page),
  ]
}

/** Everything that is wrong with the words of a text. */
export function checkPassages(passages: readonly Passage[], terms: readonly Term[]): Problem[] {
  return [...checkWords(passages, terms), ...checkPlaceholders(passages)]
}
