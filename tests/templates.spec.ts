import { colorModes, templates, widths } from './support/site'
import { expect, test, waitUntilInteractive } from './support/test'

for (const [name, route] of Object.entries(templates)) {
  for (const width of widths) {
    for (const mode of colorModes) {
      test(`${name} at ${width} px, ${mode}: nothing sticks out, nothing fails`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
        await page.goto(route)
        await waitUntilInteractive(page)
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await measureOverflow(page)).toBe(0)
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await expect(page.getByText('Copyright © 2025')).toBeInViewport()
      })
    }
  }

  test(`${name} with 320 px, and with text of twice the size: nothing sticks out`, async ({ page }) => {
    await page.goto(route)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await measureOverflow(page)).toBe(0)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    for (const width of [360, 997, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await measureOverflow(page), `${width} px`).toBe(0)
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect(heading?.width, `${width} px`).toBeGreaterThan(240)
    }
  })
}

/** How far the page can be scrolled sideways, in pixels. */
function measureOverflow(page: import('@playwright/test').Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
