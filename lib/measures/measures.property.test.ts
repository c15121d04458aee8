import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oddText, settings } from '../problem/property.fixture'
import { measurePage } from './measure-page'

describe('measurePage', () => {
  const address = fc.oneof(
    oddText,
    oddText.map((text) => `/${text}`),
    oddText.map((text) => `/help/docs/${text}`),
  )
  const asAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

  it('counts the links of a page, whatever address they have', () => {
    fc.assert(
      fc.property(
        fc.array(address, { maxLength: 3 }),
        fc.constantFrom('', '/help'),
        (addresses, basePath) => {
          const links = addresses.map((text) => `<a href="${asAttribute(text)}">A page</a>`)
          const html = `<main><div data-page-body>${links.join(' ')}</div></main>`
          const measure = measurePage(html, '/docs/', basePath)
          expect(measure.words).toBe(2 * addresses.length)
          expect(measure.links.size).toBeLessThanOrEqual(addresses.length)
          for (const link of measure.links) expect(link).toMatch(/^\/(.*\/)?$/s)
        },
      ),
      settings,
    )
  })
})
