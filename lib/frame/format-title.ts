/** The title of a page in the browser: its own and that of the site, or the latter alone where both are one. */
export function formatTitle(title: string, siteTitle: string): string {
  return title === '' || title === siteTitle ? siteTitle : `${title} | ${siteTitle}`
}
