import { findFirstRoute, listLinked, type NavigationItem } from '../navigation/navigation'
import type { DocsVersion } from './versions-schema'

/** The main page of a version: that of its folder, else its first page that is no category. */
export function findMainRoute({ path }: DocsVersion, guides: readonly NavigationItem[]): string {
  const linked = listLinked(guides)
  const main =
    linked.find(({ route }) => route === path) ??
    linked.find(({ children }) => children.length === 0) ??
    linked[0]
  return main?.route ?? path
}

/**
 * The page that another version has in place of a page: the one with the same address within it, else its
 * main page.
 *
 * @param from the version of the page; `undefined` for a page outside the docs
 * @param guides the guides of the version `to`
 */
export function findCounterpart(
  route: string,
  from: DocsVersion | undefined,
  to: DocsVersion,
  guides: readonly NavigationItem[],
): string {
  const wanted = from && `${to.path}${route.slice(from.path.length)}`
  const same = listLinked(guides).find((item) => item.route === wanted)
  return same?.route ?? findMainRoute(to, guides)
}

/** The page of a doc, by its id: its address within its version, without slashes around it. */
export function findDoc(
  docId: string,
  { path }: DocsVersion,
  guides: readonly NavigationItem[],
): NavigationItem | undefined {
  const wanted = docId === 'index' ? path : `${path}${docId}/`
  return listLinked(guides).find(({ route }) => route === wanted)
}

/** The ids of all docs of a version, in reading order. */
export function listDocIds({ path }: DocsVersion, guides: readonly NavigationItem[]): string[] {
  return listLinked(guides).map(({ route }) => route.slice(path.length, -1) || 'index')
}

/** A guide, by the name of its folder, and the page that it leads to; `undefined` where there is none. */
export function findSidebar(
  sidebarId: string,
  guides: readonly NavigationItem[],
): { guide: NavigationItem; route: string | undefined } | undefined {
  const guide = guides.find(({ id }) => id === sidebarId)
  return guide && { guide, route: findFirstRoute(guide) }
}
