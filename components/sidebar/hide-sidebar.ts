import { hiddenKey } from '../../lib/sidebar/hidden-key'
import { keep } from './session-storage'

/** Hides the sidebar of wide screens. A script in the head of each page does the same on a full load. */
export function hideSidebar(): void {
  document.documentElement.dataset.sidebarHidden = 'true'
  keep(hiddenKey, 'true')
}

/** Shows the sidebar again. */
export function showSidebar(): void {
  delete document.documentElement.dataset.sidebarHidden
  keep(hiddenKey, undefined)
}
