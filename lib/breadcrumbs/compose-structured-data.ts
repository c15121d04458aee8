import type { NavigationItem } from '../navigation/navigation'

/**
 * The way to a page for search engines, as JSON-LD: https://schema.org/BreadcrumbList. Categories without a
 * page are left out; so is the home page. The text is safe within a `script` element.
 *
 * @param trail the way to the page, from its guide down
 * @param origin what routes are put behind: host and base path, without a final slash
 */
export function composeStructuredData(trail: readonly NavigationItem[], origin: string): string {
  const itemListElement = trail
    .filter(({ route }) => route !== undefined)
    .map(({ title, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${origin}${route}`,
    }))
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }
  return JSON.stringify(list).replaceAll('<', '\\u003c')
}
