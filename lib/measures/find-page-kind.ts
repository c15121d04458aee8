import { findRelease } from '../releases/products'

/** The kinds of page, as `CONTRIBUTING.md` describes them. */
export type PageKind =
  | 'landing'
  | 'category'
  | 'overview'
  | 'release note'
  | 'screen'
  | 'guide'
  | 'example'
  | 'workflow'
  | 'reference'

const kindsByFolder: readonly (readonly [folder: string, kind: PageKind])[] = [
  ['/docs/category/', 'category'],
  ['/docs/client-application/pages/', 'screen'],
  ['/docs/client-application/', 'guide'],
  ['/docs/binbar/', 'guide'],
  ['/docs/api/examples/', 'example'],
  ['/docs/api/workflow/', 'workflow'],
  ['/docs/api/', 'reference'],
]

/** The kind of a page, which its address says. A page outside all folders is an overview. */
export function findPageKind(route: string): PageKind {
  if (route === '/') return 'landing'
  if (findRelease(route)) return 'release note'
  return kindsByFolder.find(([folder]) => route.startsWith(folder))?.[1] ?? 'overview'
}
