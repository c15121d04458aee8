import type { SearchChoice } from '../../lib/search/search-choice'
import { composeOptionId } from './compose-option-id'
import { rememberChoice } from './remember-choice'

/** Opens a choice of the list in a new tab. The search stays open, to open others. */
export function openAside(choice: SearchChoice, listId: string, index: number): void {
  const link = document.getElementById(composeOptionId(listId, index))
  if (!(link instanceof HTMLAnchorElement)) return
  rememberChoice(choice)
  window.open(link.href, '_blank', 'noopener')
}
