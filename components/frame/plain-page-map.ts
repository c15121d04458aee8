import type { PageMapEntry } from '../../lib/navigation/page-navigation'

/** What the theme asks of a page: all of its parts, which are ours. */
const activeThemeContext = { navbar: true, sidebar: true, footer: true, layout: 'default' }

/**
 * Stands in the browser where Nextra would work out the navigation from its list of all pages. A page of this site
 * brings its own navigation, in the one entry of its page map, so there is nothing to work out.
 */
export function normalizePages({ list }: { list: readonly PageMapEntry[] }) {
  return { activeThemeContext, directories: list }
}
