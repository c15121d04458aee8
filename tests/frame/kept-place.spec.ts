import type { Page } from '@playwright/test'
import {
  expect,
  getScrollPosition,
  getSidebar,
  openHydrated,
  routes,
  scrollTo,
  test,
  waitForFrames,
  waitUntilHydrated,
} from '../support/frame'
import { holdScripts } from '../support/hold-scripts'

/** An address that names a heading, and a place elsewhere on its page. */
const address = `${routes.longDoc}#section-3`
const place = 3400

// The router keeps the places in the session storage alone.
test('going back to a page leads to the place there, also where the address names a heading', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await openHydrated(page, address)
  await scrollTo(page, place)
  await getSidebar(page).getByRole('link', { name: 'Short label', exact: true }).click()
  await expect(page).toHaveURL(routes.labelledDoc)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expectToStayAt(page, place)
})

test('a page that is loaded again keeps the place, also where the address names a heading', async ({
  page,
}) => {
  await openHydrated(page, address)
  await scrollTo(page, place)
  await page.reload()
  await waitUntilHydrated(page)
  await expectToStayAt(page, place)
})

test('a reader who scrolls before the page is interactive is not brought back to the heading', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(address)
  await expect.poll(() => getScrollPosition(page)).toBeGreaterThan(0)
  await scrollTo(page, place)
  release()
  await waitUntilHydrated(page)
  await expectToStayAt(page, place)
})

test('a link to a heading of another page leads to the heading', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await page.getByRole('link', { name: 'Long doc, section 6' }).click()
  await expect(page).toHaveURL(`${routes.longDoc}#section-6`)
  await expect(page.locator('#section-6')).toBeInViewport()
  expect(await getScrollPosition(page)).toBeGreaterThan(0)
})

/** Expects a place, also a moment later: Next.js would leave it in a task of its own. */
async function expectToStayAt(page: Page, y: number): Promise<void> {
  await expect.poll(() => getScrollPosition(page)).toBe(y)
  await waitForFrames(page)
  await waitForFrames(page)
  expect(await getScrollPosition(page)).toBe(y)
}
