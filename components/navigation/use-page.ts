import { useRouter } from 'next/router'
import { useConfig } from 'nextra-theme-docs'
import {
  findTrail,
  type NavigationItem,
  type PageMapEntry,
  toNavigation,
} from '../../lib/navigation/navigation'
import type { FrontMatter } from '../../lib/pages/front-matter'
import { isErrorRoute, toRoute } from '../../lib/pages/route'

/** The open page and its place on the site. */
export interface OpenPage {
  title: string
  frontMatter: FrontMatter
  /** The page's own route. */
  route: string
  /** The route under which search engines and the sidebar know the page. */
  canonicalRoute: string
  /** All guides, as the sidebar's top entries. */
  guides: NavigationItem[]
  /** The way to the page, from its guide down. Empty outside the guides. */
  trail: NavigationItem[]
  /** True for a page that stands in for an error, such as the not-found page. */
  isErrorPage: boolean
}

/** What the theme knows of the open page, in the terms of this site. */
export function usePage(): OpenPage {
  const { title, frontMatter, normalizePagesResult } = useConfig()
  const { pathname } = useRouter()
  const route = toRoute(pathname)
  const canonicalRoute: string = frontMatter.canonical ?? route
  const entries = normalizePagesResult.directories as PageMapEntry[]
  const guides = toNavigation(entries.find(({ name }) => name === 'docs')?.children ?? [])
  return {
    title,
    frontMatter: frontMatter as FrontMatter,
    route,
    canonicalRoute,
    guides,
    trail: findTrail(guides, canonicalRoute),
    isErrorPage: isErrorRoute(route),
  }
}
