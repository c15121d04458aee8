import { findTrail, type NavigationItem } from '../../lib/navigation/navigation'
import type { OpenPage } from '../navigation/use-page'

const zebra: NavigationItem = {
  id: 'app/zebra',
  title: 'Zebra crossing',
  route: '/docs/zebra/',
  children: [],
}

const releaseNotes: NavigationItem = {
  id: 'app/release-notes',
  title: 'Release notes',
  route: '/docs/category/release-notes/',
  children: ['0.10.0', '0.9.0'].map((title) => ({
    id: `app/release-notes/${title}`,
    title,
    route: `/docs/release-notes/${title}/`,
    children: [],
  })),
}

const queries: NavigationItem = {
  id: 'app/queries',
  title: 'Queries',
  route: undefined,
  children: [
    {
      id: 'app/queries/update',
      title: 'updateContainerSiteBinBar',
      route: '/docs/queries/update/',
      children: [],
    },
    {
      id: 'app/queries/old',
      title: 'Old queries',
      route: undefined,
      children: [
        {
          id: 'app/queries/old/user-by-name',
          title: 'userByName',
          route: '/docs/queries/old/user-by-name/',
          children: [],
        },
      ],
    },
  ],
}

/** Guides with categories of every kind. */
export const guides: NavigationItem[] = [
  {
    id: 'app',
    title: 'Client Application',
    route: '/docs/category/client-application/',
    children: [zebra, releaseNotes, queries],
  },
  {
    id: 'binbar',
    title: 'BinBar',
    route: undefined,
    children: [
      {
        id: 'binbar/led-patterns',
        title: 'Light patterns',
        route: '/docs/binbar/led-patterns/',
        children: [],
      },
    ],
  },
  { id: 'api', title: 'API', route: '/docs/category/api/', children: [] },
]

/** The open page of a route, with its place in the guides. */
export function openPageAt(route: string): OpenPage {
  return {
    title: 'Any page',
    frontMatter: { title: 'Any page', description: 'Any.', status: 'draft', layout: 'docs' },
    route,
    canonicalRoute: route,
    version: undefined,
    guides,
    guidesOfVersions: new Map([['current', guides]]),
    trail: findTrail(guides, route),
    isErrorPage: false,
  }
}
