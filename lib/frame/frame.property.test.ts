import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { composeStructuredData } from '../breadcrumbs/compose-structured-data'
import type { NavigationItem } from '../navigation/navigation'
import { oddText, settings } from '../problem/property.fixture'
import { formatTitle } from './format-title'
import { composeInitialStateScript } from './initial-state-script'

const id = oddText.filter((text) => text !== '')

/** True when a text stands whole within a script element, as it was written. */
function fitsIntoScript(text: string): boolean {
  const { children } = fromHtml(`<script>${text}</script>`, { fragment: true })
  const [script] = children
  const inner = script?.type === 'element' ? script.children[0] : undefined
  return children.length === 1 && inner?.type === 'text' && inner.value === text
}

/** Runs the script as a browser does, with what the device keeps. */
function run(script: string, kept: Map<string, string>): Record<string, unknown> {
  const dataset: Record<string, unknown> = {}
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  runInNewContext(script, {
    URLSearchParams,
    addEventListener: () => undefined,
    document: { documentElement: { dataset }, querySelector: () => null },
    localStorage: storage,
    location: { search: '' },
    matchMedia: () => ({ matches: false }),
    sessionStorage: storage,
    window: {},
  })
  return dataset
}

describe('composeInitialStateScript', () => {
  it('fits into a script element and runs, whatever the announcement is called', () => {
    fc.assert(
      fc.property(id, id, fc.boolean(), (one, other, closeable) => {
        const script = composeInitialStateScript({ announcement: { id: one, content: other, closeable } })
        expect(script.toLowerCase()).not.toContain('</script')
        expect(script).not.toContain('<!--')
        expect(fitsIntoScript(script)).toBe(true)
        const kept = new Map([['announcement.dismissed', 'true']])
        const { announcementDismissed } = run(script, kept)
        expect(announcementDismissed).toBe(closeable ? false : undefined)
        if (!closeable) return
        expect(kept.get('announcement.id')).toBe(one)
        kept.set('announcement.dismissed', 'true')
        expect(run(script, kept).announcementDismissed).toBe(true)
      }),
      settings,
    )
  })
})

describe('composeStructuredData', () => {
  it('fits into a script element and says what it was given', () => {
    const item = fc.record({
      id,
      title: oddText,
      route: fc.option(oddText, { nil: undefined }),
      children: fc.constant<NavigationItem[]>([]),
    })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), oddText, (trail, origin) => {
        const text = composeStructuredData(trail, origin)
        expect(text).not.toContain('</')
        expect(fitsIntoScript(text)).toBe(true)
        const { itemListElement } = JSON.parse(text)
        const linked = trail.filter(({ route }) => route !== undefined)
        expect(itemListElement).toEqual(
          linked.map(({ title, route }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            item: `${origin}${route}`,
          })),
        )
      }),
      settings,
    )
  })
})

describe('formatTitle', () => {
  it('always holds the title of the site', () => {
    fc.assert(
      fc.property(oddText, id, (title, siteTitle) => {
        const whole = formatTitle(title, siteTitle)
        expect(whole.endsWith(siteTitle)).toBe(true)
        expect(whole.startsWith(title)).toBe(true)
      }),
      settings,
    )
  })
})
