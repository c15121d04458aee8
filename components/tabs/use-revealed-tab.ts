import { type RefObject, useEffect } from 'react'
import { revealTab } from '../../lib/tabs/reveal-tab'

/**
 * Scrolls a list of tabs sideways whenever another tab is selected, until that one is in sight: on a narrow
 * screen, the tab of a remembered language would be out of it. The page stays where it is.
 *
 * @param list the list, which the tabs are placed within
 * @param selected the value of the selected tab
 */
export function useRevealedTab(list: RefObject<HTMLElement>, selected: string): void {
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${selected}"]`)
    if (!row || !tab) return
    row.scrollLeft = revealTab(
      { start: row.scrollLeft, size: row.clientWidth },
      { start: tab.offsetLeft, size: tab.offsetWidth },
    )
  }, [list, selected])
}
