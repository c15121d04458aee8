import type { Query } from './read-query'
import { splitPhrases } from './split-phrases'
import { composeKey, type Synonyms } from './synonyms'

/** What explains the terms of a query. */
export interface Explanations {
  /** The routes of the pages, one for each time that a term is named. */
  routes: readonly string[]
  /** The query asks what a term means, is nothing but its name, or names it beside other words. */
  kind: 'meaning' | 'whole' | 'part'
}

/** Words that ask what the others mean. */
const meaningWords = new Set(['mean', 'means', 'meaning', 'definition', 'define', 'explain', 'explained'])

/** The pages that explain the terms of a query; none for an element of the API, which the reference explains. */
export function listExplanations(
  { written, words, namesElement }: Query,
  { explanations, sureExplanations }: Synonyms,
): Explanations {
  if (namesElement) return { routes: [], kind: 'part' }
  const asked = words.filter((word) => !meaningWords.has(word))
  const whole = explanations.get(composeKey(written)) ?? explanations.get(composeKey(asked))
  if (whole) return { routes: whole, kind: asksForMeaning(written) ? 'meaning' : 'whole' }
  const routes = splitPhrases(written, sureExplanations).flatMap(
    (words) => sureExplanations.get(composeKey(words)) ?? [],
  )
  return { routes, kind: 'part' }
}

function asksForMeaning([first = '', second = '', ...others]: readonly string[]): boolean {
  const isQuestion = first === 'what' && ['is', 'are'].includes(second)
  return isQuestion || [first, second, ...others].some((word) => meaningWords.has(word))
}
