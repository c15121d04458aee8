import type { Locator, Page } from '@playwright/test'
import { followAhead, getPageAhead, turnTo } from './support/follow-ahead'
import { templates, widths } from './support/site'
import { expect, test, waitUntilInteractive } from './support/test'

/** The last link of the text that leads to a page, not to a heading. */
const getLastLink = (page: Page): Locator =>
  page.getByRole('main').locator('a[href^="/docs/"]:not([href*="#"]):visible').last()

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilInteractive(page)
}

for (const width of widths) {
  for (const name of ['landing', 'guide', 'object of the API', 'category'] as const) {
    test(`from a page of the kind "${name}" at ${width} px: crumbs and heading of the next page stand where they will be`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, templates[name])
      const link = getLastLink(page)
      await turnTo(page, link)
      const { ahead, beginning } = await followAhead(page, () => link.click())
      expect(ahead.isBeforeThePage).toBe(true)
      expect(ahead.beginning.boxes).toHaveLength(2)
      expect(ahead.beginning).toEqual(beginning)
    })
  }
}

test('the open page stays where it is until the next one is there, and is there again after going back', async ({
  page,
}) => {
  await open(page, templates.guide)
  const link = getLastLink(page)
  await turnTo(page, link)
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  const { ahead } = await followAhead(page, () => link.click())
  expect(ahead.scrolled).toBe(place)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await expect(getPageAhead(page)).toBeHidden()
})

test('of two links that are followed in a row the last one counts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await open(page, templates.guide)
  const link = getLastLink(page)
  await turnTo(page, link)
  const other = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Select units' })
  const otherElement = await other.elementHandle()
  // Both at once: before anything of the first one can be on the screen.
  await link.evaluate((first, second) => {
    for (const element of [first, second])
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }, otherElement)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select units')
  await expect(getPageAhead(page)).toBeHidden()
})

test('a page that is still loading shows nothing ahead', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/chunks\/pages\/docs\//, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(templates.landing)
  await waitUntilInteractive(page)
  const link = getLastLink(page)
  await link.scrollIntoViewIfNeeded()
  const asked = page.waitForRequest(/\/chunks\/pages\/docs\//)
  await link.hover()
  await asked
  await link.click()
  await expect(getPageAhead(page)).not.toBeAttached()
  release()
  await expect(page).toHaveURL(/\/docs\//)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Stop Waiting for Weight')
})

test('the keyboard shows the next page ahead, too', async ({ page }) => {
  await open(page, templates.guide)
  await getLastLink(page).focus()
  await expect(getPageAhead(page)).toBeAttached()
  const { ahead, beginning } = await followAhead(page, () => page.keyboard.press('Enter'))
  expect(ahead.beginning).toEqual(beginning)
})
