import type { NavbarItem } from '../../lib/navbar/navbar-schema'
import { siteConfig } from '../../site.config'

/** The items of one side of the bar. Those that name no side stand on the right. */
export function listItems(side: 'left' | 'right'): NavbarItem[] {
  return siteConfig.navbar.items.filter(({ position = 'right' }) => position === side)
}
