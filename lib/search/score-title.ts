import type { IndexedPage } from './load-index'
import { type AskedWord, measureFit } from './measure-fit'
import { elementShare, titleGains, versionGain } from './ranking-weights'
import type { Query } from './read-query'
import { fitsVersion } from './read-version'

/** What a page gains by its title being what was typed, or by being the note of a version that was named. */
export function scoreTitle(query: Query, asked: readonly AskedWord[], page: IndexedPage): number {
  const isElement = page.kind === 'reference'
  let score = titleGains.words * measureFit(asked, page.titleWords, page.trailWords)
  const identifierFit = page.isElement ? measureFit(asked, [page.joinedTitle], page.trailWords) : 0
  if (isSpelledOut(page, query)) score += titleGains.whole
  else if (identifierFit > 0) score += titleGains.whole * identifierFit
  else if (query.joined.length > 3 && page.joinedTitle.startsWith(query.joined)) {
    score += isElement ? titleGains.beginningOfElement : titleGains.beginning
  }
  if (query.namesElement && isElement) score *= elementShare
  return page.release && fitsVersion(query.words, page.release) ? score + versionGain : score
}

/** The query is the title, however its words are joined; a reading of a query is nothing that somebody typed. */
function isSpelledOut({ joinedTitle, titleWords }: IndexedPage, { joined, words }: Query): boolean {
  if (joined === '') return false
  return joinedTitle === joined || joinedTitle === words.join('') || titleWords.join('') === words.join('')
}
