import type { ExpandedWord } from './expand-word'
import { isIdentifier } from './list-words'
import type { IndexedPage } from './load-index'
import { measureFit } from './measure-fit'
import { elementShare, titleGains, versionGain } from './ranking-weights'
import type { Query } from './read-query'
import { fitsVersion } from './read-version'

/** What a page gains by its title being what was typed, or by being the note of a version that was named. */
export function scoreTitle(query: Query, expanded: readonly ExpandedWord[], page: IndexedPage): number {
  const isElement = page.kind === 'reference'
  let score = titleGains.words * measureFit(expanded, page.titleWords)
  if (isSpelledOut(page.joinedTitle, query)) score += titleGains.whole
  else if (isIdentifier(page.title) && findCertainty(expanded, page.joinedTitle) > 0) {
    score += titleGains.whole * findCertainty(expanded, page.joinedTitle)
  } else if (query.joined.length > 3 && page.joinedTitle.startsWith(query.joined)) {
    score += isElement ? titleGains.beginningOfElement : titleGains.beginning
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
