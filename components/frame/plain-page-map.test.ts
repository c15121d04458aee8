import { normalizePages as normalizeAsOnServer } from 'nextra/normalize-pages'
import { expect, it } from 'vitest'
import { composePageMap, type PageMapEntry, readPageMap } from '../../lib/navigation/page-navigation'
import { normalizePages } from './plain-page-map'

it('gives the theme and the page what they get on the server', () => {
  const list = composePageMap({ versions: { current: [] }, previous: { route: '/docs/a/', title: 'A' } })
  const server = normalizeAsOnServer({ list: structuredClone(list) as never, route: '/docs/b' })
  const { activeThemeContext, directories } = normalizePages({ list })
  expect(server.activeThemeContext).toMatchObject(activeThemeContext)
  expect(readPageMap(directories)).toEqual(readPageMap(server.directories as unknown as PageMapEntry[]))
})
