import { useMemo, useState } from 'react'
import questions from '../../content/questions.json'
import { splitAddress, toCanonicalAddress } from '../../lib/pages/route'
import { readRecentChoices, recentChoicesKey } from '../../lib/search/recent-choices'
import type { FoundPage } from '../../lib/search/search-answer'
import { type ChoiceGroup, groupFoundPages, type SearchChoice } from '../../lib/search/search-choice'
import { keep, readKept } from '../storage/local-storage'

const popularChoices: readonly SearchChoice[] = questions.map(({ question, answer, href }) => {
  const { path, query, hash } = splitAddress(toCanonicalAddress(href))
  return { route: `${path}${query}`, id: hash.slice(1), label: question, context: answer }
})

/**
 * What can be chosen: what was found, or before that what was chosen last and what people look for most.
 *
 * @param found `undefined` while nothing is asked for, or nothing answered
 */
export function useChoiceGroups(found: readonly FoundPage[] | undefined) {
  const [recent, setRecent] = useState(() => readRecentChoices(readKept(recentChoicesKey)))
  const groups = useMemo<ChoiceGroup[]>(() => {
    if (found) return groupFoundPages(found)
    const groupOfRecent = { label: 'Recent', hasTitle: true, choices: recent }
    return [
      ...(recent.length > 0 ? [groupOfRecent] : []),
      { label: 'What people look for most', hasTitle: true, choices: popularChoices },
    ]
  }, [found, recent])

  function clearRecent(): void {
    keep(recentChoicesKey, undefined)
    setRecent([])
  }

  return { groups, clearRecent: found || recent.length === 0 ? undefined : clearRecent }
}
