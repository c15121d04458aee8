import AxeBuilder from '@axe-core/playwright'
import { colorModes, routes, templates } from './support/site'
import { expect, test, waitUntilInteractive } from './support/test'

const addresses = [...routes, templates['not found']]
const groupSize = 20

for (const width of [360, 1280]) {
  for (const mode of colorModes) {
    for (let start = 0; start < addresses.length; start += groupSize) {
      const group = addresses.slice(start, start + groupSize)
      test(`axe finds nothing at ${width} px, ${mode}, on the pages from ${group[0]} on`, async ({
        page,
      }) => {
        test.setTimeout(300_000)
        await page.setViewportSize({ width, height: 900 })
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
        for (const address of group) {
          await page.goto(address)
          await waitUntilInteractive(page)
          expect(await listViolations(address, new AxeBuilder({ page }))).toEqual([])
          if (width > 996) continue
          await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
          const menu = new AxeBuilder({ page }).include('dialog')
          expect(await listViolations(`${address}, its menu`, menu)).toEqual([])
        }
      })
    }
  }
}

/** What axe finds, each with where it was and the element. */
async function listViolations(place: string, axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${place} ${id}: ${node.html}`))
}

for (const mode of colorModes) {
  test(`what is read in the text of a page has a contrast of at least 7:1, ${mode}`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    for (const address of Object.values(templates)) {
      await page.goto(address)
      await waitUntilInteractive(page)
      const { violations } = await new AxeBuilder({ page })
        .withRules('color-contrast-enhanced')
        .include('main p, main li, main td, main th, main h1, main h2, main h3')
        .exclude('pre')
        .analyze()
      expect(violations.flatMap(({ nodes }) => nodes.map((node) => `${address}: ${node.html}`))).toEqual([])
    }
  })
}
