import { describe, expect, it } from 'vitest'
import type { DocsVersion } from '../versions/versions-schema'
import { listGuides } from './list-guides'
import type { Meta } from './meta-schema'
import { findTrail, listLinked, type NavigationItem } from './navigation'
import { composePageMap, readPageMap } from './page-navigation'
import { type NavigationPlan, planNavigation } from './plan-navigation'

const current: DocsVersion = { name: 'current', label: 'Next', path: '/docs/' }
const old: DocsVersion = { name: 'old', label: 'Old', path: '/old/' }

function list(names: readonly string[]): Meta[string] {
  return Object.fromEntries(names.map((name) => [name, { title: name }]))
}

/** A site with a guide of so many release notes, and one of so many groups of pages. */
function makeMeta(notes: number, groups: number): Meta {
  const keys = Array.from({ length: groups }, (_, index) => `group-${index}`)
  const group = (key: string) => [key, { title: key, page: `/docs/category/${key}/` }]
  return {
    '/docs/': { bar: { title: 'Bar', page: '/docs/category/bar/' }, api: { title: 'API' } },
    '/docs/bar/': { start: { title: 'Start' }, notes: { title: 'Notes', page: '/docs/category/notes/' } },
    '/docs/bar/notes/': list(Array.from({ length: notes }, (_, index) => `v${notes - index}`)),
    '/docs/api/': { ...list(['overview']), ...Object.fromEntries(keys.map(group)) },
    ...Object.fromEntries(keys.map((key) => [`/docs/api/${key}/`, list(['a', 'b', 'c', 'd', 'e', 'f'])])),
    '/old/': { bar: { title: 'Bar' } },
    '/old/bar/': list(['start', 'gone']),
  }
}

/** What a page knows in the end: plan, scripts and page map as the build and the browser make them. */
function openPage(plan: NavigationPlan, route: string, showsAll = false) {
  const { carried, guide, previous, next } = plan.planPage({ canonicalRoute: route, settings: {}, showsAll })
  const sent = JSON.parse(JSON.stringify(carried))
  const shared = guide ? plan.planGuide(guide.version, guide.guide) : []
  const [entry] = composePageMap({ ...sent, previous, next }, shared)
  return { navigation: readPageMap(entry ? [entry] : []), letters: JSON.stringify([sent, shared]).length }
}

function plan(meta: Meta, docIds: string[] = []): NavigationPlan {
  return planNavigation(meta, [current, old], docIds)
}

function listTitles(items: readonly NavigationItem[]): string[] {
  return items.flatMap(({ title, children }) => [title, ...listTitles(children)])
}

const small = makeMeta(3, 2)
const large = makeMeta(900, 38)
const [smallPlan, largePlan] = [plan(small), plan(large)]

describe('the navigation of a page', () => {
  it.each(['/docs/bar/start/', '/docs/category/notes/', '/docs/bar/notes/v2/', '/docs/api/group-1/c/'])(
    'has the whole guide of %s while that is small, and of others no more than where they lead',
    (route) => {
      const guides = openPage(smallPlan, route).navigation.guidesOfVersions.get('current') ?? []
      const whole = listGuides(small, '/docs/')
      const [own] = findTrail(whole, route)
      expect(guides).toContainEqual(own)
      expect(
        guides
          .filter(({ id }) => id !== own?.id)
          .flatMap(listNamesOf)
          .join(),
      ).toMatch(/^(bar,Start|api,overview)$|^bar$/i)
    },
  )

  it('has the pages before and after, also in other guides', () => {
    const { previous, next } = openPage(largePlan, '/docs/bar/notes/v1/').navigation
    expect([previous?.route, next?.route]).toEqual(['/docs/bar/notes/v2/', '/docs/api/overview/'])
  })

  it.each([
    ['v400', ['v402', 'v401', 'v400', 'v399', 'v398']],
    ['v880', ['v880', 'v879', 'v878']],
    ['v881', ['v880', 'v879']],
    ['v883', []],
  ])('has the newest of many release notes, those around %s, and how many there are', (name, others) => {
    const route = `/docs/bar/notes/${name}/`
    const guides = openPage(largePlan, route).navigation.guidesOfVersions.get('current') ?? []
    const notes = findTrail(guides, route)[1]
    expect(notes?.entryCount).toBe(900)
    const titles = notes?.children.map(({ title }) => title) ?? []
    expect(titles.slice(0, 2)).toEqual(['v900', 'v899'])
    expect(titles.slice(20)).toEqual(others)
  })

  it('has of a large guide the categories around the page, and of others their own pages', () => {
    const route = '/docs/api/group-7/c/'
    const guides = openPage(largePlan, route).navigation.guidesOfVersions.get('current') ?? []
    const [api] = findTrail(guides, route)
    expect(findTrail(guides, route).map(({ title }) => title)).toEqual(['API', 'group-7', 'c'])
    expect(api?.children.filter(({ children }) => children.length > 0).map(({ title }) => title)).toEqual([
      'group-7',
    ])
    expect(api?.children.find(({ title }) => title === 'group-8')?.route).toBe('/docs/category/group-8/')
  })

  it('has the whole way to every page', () => {
    const whole = listGuides(large, '/docs/')
    for (const { route } of listLinked(whole)) {
      const guides = openPage(largePlan, route).navigation.guidesOfVersions.get('current') ?? []
      expect(findTrail(guides, route).map(({ id }) => id)).toEqual(
        findTrail(whole, route).map(({ id }) => id),
      )
    }
  })

  it('shows on the page of a category what it holds', () => {
    const guides =
      openPage(largePlan, '/docs/category/group-3/').navigation.guidesOfVersions.get('current') ?? []
    expect(
      findTrail(guides, '/docs/category/group-3/')
        .at(-1)
        ?.children.map(({ title }) => title),
    ).toHaveLength(6)
  })

  it('does not grow with the site', () => {
    const sizes = [large, makeMeta(9000, 38)].map((meta) => openPage(plan(meta), '/docs/bar/start/').letters)
    expect(Math.abs((sizes[1] ?? 0) - (sizes[0] ?? 0))).toBeLessThan(200)
  })

  it('has the page of the same address in other versions, or else their main page', () => {
    const routesOf = (route: string) =>
      listLinked(openPage(smallPlan, route).navigation.guidesOfVersions.get('old') ?? []).map(
        (item) => item.route,
      )
    expect(routesOf('/docs/bar/start/')).toEqual(['/old/bar/start/'])
    expect(routesOf('/docs/bar/gone/')).toEqual(['/old/bar/start/', '/old/bar/gone/'])
  })

  it('has the pages that the bar names, in whichever guide', () => {
    const { guidesOfVersions } = openPage(plan(large, ['api/group-5/d']), '/docs/bar/start/').navigation
    expect(findTrail(guidesOfVersions.get('current') ?? [], '/docs/api/group-5/d/')).toHaveLength(3)
  })

  it('has on a page outside the guides where each of them leads', () => {
    const { guidesOfVersions, previous } = openPage(largePlan, '/').navigation
    expect(listTitles(guidesOfVersions.get('current') ?? [])).toEqual(['Bar', 'Start', 'API', 'overview'])
    expect(previous).toBeUndefined()
  })

  it('has everything where it is asked for', () => {
    const { guidesOfVersions } = openPage(smallPlan, '/404/', true).navigation
    expect(guidesOfVersions.get('current')).toEqual(listGuides(small, '/docs/'))
    expect(guidesOfVersions.get('old')).toEqual(listGuides(small, '/old/'))
  })
})

function listNamesOf({ id, children }: NavigationItem): string[] {
  return [id, ...listTitles(children)]
}

describe('readPageMap', () => {
  it('knows nothing on a page without a page map', () => {
    expect(readPageMap([])).toEqual({ guidesOfVersions: new Map() })
  })
})
