import type { ExpandedWord } from './expand-word'
import { isIdentifier } from './list-words'
import type { IndexedPage } from './load-index'
import { measureFit } from './measure-fit'
import type { Query } from './read-query'
import { fitsVersion } from './read-version'

/** What a page gains by its title: for all letters of the query, for beginning with them, for its words. */
const gains = { whole: 12, beginning: 5, beginningOfElement: 6, words: 6 }

/** An identifier, written as one, is looked for in the reference. */
const elementShare = 1.2

/** More than everything else together. */
const versionGain = 30

/** What a page gains by its title being what was typed, or by being the note of a version that was named. */
export function scoreTitle(query: Query, expanded: readonly ExpandedWord[], page: IndexedPage): number {
  const isElement = page.kind === 'reference'
  let score = gains.words * measureFit(expanded, page.titleWords)
  if (isSpelledOut(page.joinedTitle, query)) score += gains.whole
  else if (isIdentifier(page.title) && findCertainty(expanded, page.joinedTitle) > 0) {
    score += gains.whole * findCertainty(expanded, page.joinedTitle)
  } else if (query.joined.length > 3 && page.joinedTitle.startsWith(query.joined)) {
    score += isElement ? gains.beginningOfElement : gains.beginning
  }
  if (query.namesElement && isElement) score *= elementShare
  return page.release && fitsVersion(query.words, page.release) ? score + versionGain : score
}

/** How sure it is that the one word of a query, mistyped or shortened, stands for an identifier. */
function findCertainty(expanded: readonly ExpandedWord[], title: string): number {
  return expanded.length === 1 ? (expanded[0]?.get(title) ?? 0) : 0
}

/** The query is the title, however its words are joined; a reading of a query is nothing that somebody typed. */
function isSpelledOut(title: string, { joined, words }: Query): boolean {
  return joined !== '' && (title === joined || title === words.join(''))
}
