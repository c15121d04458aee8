import { followAhead, turnTo, watchPageAhead } from '../support/follow-ahead'
import { addressOf, expect, getSidebar, openHydrated, routes, test } from '../support/frame'

for (const width of [360, 1280]) {
  for (const route of [routes.landing, routes.longDoc]) {
    test(`below an announcement, from ${route} at ${width} pixels, the next page is shown ahead where it will be`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openHydrated(page, addressOf('system', route))
      const link = page.getByRole('main').locator('a[href^="/docs/"]:not([href*="#"]):visible').last()
      await turnTo(page, () => link.hover())
      const { ahead, top } = await followAhead(page, () => link.click())
      expect(ahead.top.boxes).toHaveLength(2)
      expect(ahead.top).toEqual(top)
    })
  }
}

test('a page with something else above its heading is not shown ahead', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  const link = getSidebar(page).getByRole('link', { name: 'Short doc' })
  await turnTo(page, () => link.hover())
  const wasShown = await watchPageAhead(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short doc')
  expect(await wasShown()).toBe(false)
})
