import type { Page, Route } from '@playwright/test'
import { expect, openHydrated, routes, test } from '../support/frame'

/*
 * A part that is loaded when it is needed: the dialog of the search. Time is the test's own, so that no test
 * depends on how fast the machine is.
 */
const getSpinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading…' })
const getFailure = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) })
const getSearch = (page: Page) => page.getByRole('dialog', { name: 'Search' })

/** Opens a page, from where on the clock stands and files of code are answered as `answer` says. */
async function openWithCode(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.clock.install()
  await openHydrated(page, routes.shortDoc)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.route('**/_next/static/chunks/**', answer)
}

test('LOAD-01 a slow part shows nothing at first, then a spinner, then itself', async ({ page }) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await openWithCode(page, async (route) => {
    await released
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.clock.runFor(100)
  await expect(getSpinner(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(getSpinner(page)).toBeVisible()
  release()
  await expect(getSearch(page)).toBeVisible()
  await expect(getSpinner(page)).toHaveCount(0)
})

test('LOAD-02 a part that cannot be loaded says why and offers another attempt', async ({ page }) => {
  await openWithCode(page, (route) => route.abort())
  await page.keyboard.press('Control+k')
  await expect(getFailure(page)).toContainText('The search could not be loaded.')
  await expect(getFailure(page)).toContainText('Its program did not start.')
  await expect(getFailure(page).getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('LOAD-03 another attempt that succeeds shows the part in the place of the box', async ({ page }) => {
  let isBroken = true
  await openWithCode(page, (route) => (isBroken ? route.abort() : route.continue()))
  await page.keyboard.press('Control+k')
  await expect(getFailure(page)).toBeVisible()
  isBroken = false
  await getFailure(page).getByRole('button', { name: 'Retry' }).click()
  await expect(getSearch(page)).toBeVisible()
  await expect(getFailure(page)).toHaveCount(0)
})
