import { followAhead, getPageAhead, turnTo } from '../support/follow-ahead'
import { addressOf, expect, openHydrated, routes, test } from '../support/frame'

for (const width of [360, 1280]) {
  for (const route of [routes.landing, routes.longDoc]) {
    test(`below an announcement, from ${route} at ${width} pixels, the next page is shown ahead where it will be`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openHydrated(page, addressOf('system', route))
      const link = page.getByRole('main').locator('a[href^="/docs/"]:not([href*="#"]):visible').last()
      await turnTo(page, link)
      const { ahead, beginning } = await followAhead(page, () => link.click())
      expect(ahead.beginning.boxes).toHaveLength(2)
      expect(ahead.beginning).toEqual(beginning)
    })
  }
}

test('a page with something else above its heading is not shown ahead', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  const loaded = page.waitForResponse(/\/chunks\/pages\/docs\/guide\/short-doc-/)
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Short doc' })
    .hover()
  await loaded
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Short doc' })
    .click()
  await expect(getPageAhead(page)).not.toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short doc')
})
