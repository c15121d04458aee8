import { addRecentChoice, readRecentChoices, recentChoicesKey } from '../../lib/search/recent-choices'
import type { SearchChoice } from '../../lib/search/search-choice'
import { keep, readKept } from '../storage/local-storage'

/** Keeps a choice on the device, before those that were made earlier. */
export function rememberChoice(choice: SearchChoice): void {
  const recent = readRecentChoices(readKept(recentChoicesKey))
  keep(recentChoicesKey, JSON.stringify(addRecentChoice(recent, choice)))
}
