import { findCounterpart, findDoc, findMainRoute } from '../versions/find-counterpart'
import { findVersion } from '../versions/find-version'
import type { DocsVersion } from '../versions/versions-schema'
import { listGuides } from './list-guides'
import type { Meta } from './meta-schema'
import {
  findFirstRoute,
  findNeighbours,
  findTrail,
  type LinkedItem,
  listLinked,
  type NavigationItem,
  type NeighbourSettings,
} from './navigation'
import { listAround, outlineGuide, pruneGuide } from './outline'
import type { CarriedNavigation } from './page-navigation'

/** A page whose navigation is planned. */
export interface PlannedPage {
  /** The route under which the sidebar knows it. */
  canonicalRoute: string
  settings: NeighbourSettings
  /** True for a page that shows every guide whole, such as the one that looks for the nearest address. */
  showsAll: boolean
}

/** What the script of a page carries, and which guide's script it shares with the others of that guide. */
export interface PagePlan {
  carried: Omit<CarriedNavigation, 'previous' | 'next'>
  /** The ids of the version and the guide that the page stands in; left out for a page outside of all guides. */
  guide?: { version: string; guide: string }
  previous: LinkedItem | undefined
  next: LinkedItem | undefined
}

/** Plans what each page of a site carries of its navigation. */
export interface NavigationPlan {
  planPage: (page: PlannedPage) => PagePlan
  /** The guides of a version as all pages of one of them carry them. */
  planGuide: (version: string, guide: string) => NavigationItem[]
}

/**
 * Plans the navigation so that a page carries what it shows, however many pages the site has: its own guide in
 * outline, and of all others the pages that the bar and the lists of versions can lead to.
 *
 * @param docIds the pages of the guides that the bar names
 */
export function planNavigation(
  meta: Meta,
  versions: readonly DocsVersion[],
  docIds: readonly string[],
): NavigationPlan {
  const planned = new Map(versions.map((version) => [version.name, planVersion(version, meta, docIds)]))

  function planGuide(version: string, guideId: string): NavigationItem[] {
    const { guides = [], wanted = [] } = planned.get(version) ?? {}
    return guides.map((guide) =>
      guide.id === guideId ? outlineGuide(guide, wanted) : pruneGuide(guide, wanted),
    )
  }

  function planPage({ canonicalRoute, settings, showsAll }: PlannedPage): PagePlan {
    const open = findVersion(versions, canonicalRoute)
    const own = open && planned.get(open.name)
    const trail = findTrail(own?.guides ?? [], canonicalRoute)
    const neighbours = findNeighbours(own?.linked ?? [], canonicalRoute, settings)
    const [guide] = trail
    const carryGuides = ({ version, guides, wanted }: VersionPlan) => {
      if (showsAll) return guides
      const counterpart = findCounterpart(canonicalRoute, open, version, guides)
      return guides.map((one) => pruneGuide(one, [...wanted, counterpart]))
    }
    if (!own || !guide || showsAll) {
      return { carried: { versions: mapValues(planned, carryGuides) }, ...neighbours }
    }
    const others = new Map([...planned].filter(([, plan]) => plan !== own))
    const outline = own.outlines.get(guide.id) ?? outlineGuide(guide, own.wanted)
    own.outlines.set(guide.id, outline)
    return {
      carried: {
        versions: mapValues(others, carryGuides),
        shared: { version: own.version.name, lists: listAround(trail, outline, own.wanted) },
      },
      guide: { version: own.version.name, guide: guide.id },
      ...neighbours,
    }
  }

  return { planPage, planGuide }
}

interface VersionPlan {
  version: DocsVersion
  guides: NavigationItem[]
  linked: LinkedItem[]
  /** The routes that links of other pages than those around them can lead to. */
  wanted: string[]
  /** Those guides in outline that a page has asked for. */
  outlines: Map<string, NavigationItem>
}

function planVersion(version: DocsVersion, meta: Meta, docIds: readonly string[]): VersionPlan {
  const guides = listGuides(meta, version.path)
  const wanted = [
    findMainRoute(version, guides),
    ...guides.map(findFirstRoute),
    ...docIds.map((docId) => findDoc(docId, version, guides)?.route),
  ].filter((route) => route !== undefined)
  return { version, guides, linked: listLinked(guides), wanted: [...new Set(wanted)], outlines: new Map() }
}

function mapValues<Value, Result>(
  map: ReadonlyMap<string, Value>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries([...map].map(([key, value]) => [key, change(value)]))
}
