import type { NavigationItem } from '../navigation/navigation'
import type { DocsConfig, DocsVersion } from './versions-schema'

/** A page of a guide. */
export function makePage(id: string, title: string, route: string): NavigationItem {
  return { id, title, route, children: [] }
}

/** The version that is not released. */
export const next: DocsVersion = { name: 'current', label: 'Next', path: '/docs-next/' }

/** The version that readers should use. */
export const last: DocsVersion = { name: '1.0.0', label: '1.0.0', path: '/docs/' }

/** A version that nobody cares for any more. */
export const old: DocsVersion = { name: '0.9', label: '0.9', path: '/docs-0.9/' }

/** A site with three versions. */
export const docs: DocsConfig = { versions: [next, last, old], lastVersion: '1.0.0' }

/** The guides of each version: a battery page in the newest alone, and a main page in the last. */
export const guidesOfVersions = new Map<string, NavigationItem[]>([
  [
    'current',
    [
      {
        id: 'binbar',
        title: 'BinBar',
        route: '/docs-next/category/binbar/',
        children: [
          makePage('binbar/reset', 'Reset', '/docs-next/binbar/reset/'),
          makePage('binbar/battery', 'Battery', '/docs-next/binbar/battery/'),
        ],
      },
    ],
  ],
  [
    '1.0.0',
    [
      {
        id: 'binbar',
        title: 'BinBar',
        route: '/docs/category/binbar/',
        children: [makePage('binbar/reset', 'Reset', '/docs/binbar/reset/')],
      },
      { id: 'api', title: 'API', route: undefined, children: [makePage('api/index', 'Overview', '/docs/')] },
    ],
  ],
  ['0.9', []],
])
