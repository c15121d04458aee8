import { useRouter } from 'next/router'
import { useConfig } from 'nextra-theme-docs'
import { findTrail, type NavigationItem } from '../../lib/navigation/navigation'
import { type PageMapEntry, type PageNavigation, readPageMap } from '../../lib/navigation/page-navigation'
import type { FrontMatter } from '../../lib/pages/front-matter'
import { isErrorRoute, toRoute } from '../../lib/pages/route'
import { findVersion } from '../../lib/versions/find-version'
import type { DocsVersion } from '../../lib/versions/versions-schema'
import { siteConfig } from '../../site.config'

/** The open page and its place on the site. */
export interface OpenPage extends PageNavigation {
  title: string
  frontMatter: FrontMatter
  /** The page's own route. */
  route: string
  /** The route under which search engines and the sidebar know the page. */
  canonicalRoute: string
  /** The version of the docs that the page belongs to; `undefined` outside the docs. */
  version: DocsVersion | undefined
  /** All guides of that version, as the sidebar's top entries. Empty outside the docs. */
  guides: NavigationItem[]
  /** The way to the page, from its guide down. Empty outside the guides. */
  trail: NavigationItem[]
  /** True for a page that stands in for an error, such as the not-found page. */
  isErrorPage: boolean
}

/** What the theme knows of the open page. */
interface ThemePage {
  title: string
  frontMatter: Record<string, unknown>
  directories: unknown
  pathname: string
}

/** The page that was asked for last: all parts of a page ask for the same. */
let latest: { source: ThemePage; page: OpenPage } | undefined

/** What the theme knows of the open page, in the terms of this site. The same object for all parts of a page. */
export function usePage(): OpenPage {
  const { title, frontMatter, normalizePagesResult } = useConfig()
  const { pathname } = useRouter()
  const source = { title, frontMatter, directories: normalizePagesResult.directories, pathname }
  if (!latest || !isSame(latest.source, source)) latest = { source, page: composePage(source) }
  return latest.page
}

function isSame(one: ThemePage, other: ThemePage): boolean {
  return (
    one.directories === other.directories &&
    one.frontMatter === other.frontMatter &&
    one.title === other.title &&
    one.pathname === other.pathname
  )
}

function composePage({ title, frontMatter, directories, pathname }: ThemePage): OpenPage {
  const route = toRoute(pathname)
  const canonicalRoute = typeof frontMatter.canonical === 'string' ? frontMatter.canonical : route
  const navigation = readPageMap(directories as PageMapEntry[])
  const version = findVersion(siteConfig.docs.versions, canonicalRoute)
  const guides = (version && navigation.guidesOfVersions.get(version.name)) ?? []
  return {
    ...navigation,
    title,
    frontMatter: frontMatter as FrontMatter,
    route,
    canonicalRoute,
    version,
    guides,
    trail: findTrail(guides, canonicalRoute),
    isErrorPage: isErrorRoute(route),
  }
}
