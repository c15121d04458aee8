import { lightPatternsRoute } from '../lights/light-pattern-schema'
import { splitAddress, toRoute } from '../pages/route'
import type { SiteData } from './data-elements'

/**
 * An address as the text of a link: the page's title, and the heading for an address within it. An
 * address that leads nowhere stays as it is; the check of links reports it.
 */
export function describeAddress(address: string, data: SiteData): string {
  const { path, hash } = splitAddress(address)
  const route = toRoute(path)
  const page = data.pages.get(route)
  if (!page) return address
  const id = hash.slice(1)
  const pattern = route === lightPatternsRoute && data.lightPatterns.find((one) => one.id === id)
  const heading = pattern ? pattern.name : page.headings.get(id)
  return heading === undefined ? page.title : `${page.title}: ${heading}`
}
