import type { Query } from './read-query'
import { splitPhrases } from './split-phrases'
import { composeKey, type Synonyms } from './synonyms'

/** What explains the terms of a query. */
export interface Explanations {
  /** The routes of the pages, one for each time that a term is named. */
  routes: readonly string[]
  /** The query is nothing but the name of a term. */
  isWhole: boolean
}

/** The pages that explain the terms of a query. */
export function listExplanations({ written, words }: Query, { explanations }: Synonyms): Explanations {
  const whole = explanations.get(composeKey(written)) ?? explanations.get(composeKey(words))
  if (whole) return { routes: whole, isWhole: true }
  const routes = splitPhrases(written, explanations).flatMap(
    (words) => explanations.get(composeKey(words)) ?? [],
  )
  return { routes, isWhole: false }
}
