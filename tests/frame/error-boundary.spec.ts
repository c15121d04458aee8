import type { Locator, Page } from '@playwright/test'
import { expect, getNavbar, openHydrated, routes, test } from '../support/frame'

const messages = 'outer\n\nCause:\nmiddle\n\nCause:\nroot'

const getTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const getCrashButton = (page: Page): Locator => page.getByRole('button', { name: 'Crash', exact: true })
const getRetryButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Try again', exact: true })

const getMessages = (page: Page): Locator =>
  page.getByRole('main').getByRole('paragraph').filter({ hasText: 'Cause:' })

test('ERR-01 a page that breaks says so between navbar and footer, and offers another try', async ({
  page,
}) => {
  await crash(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
  await expect(getRetryButton(page)).toBeVisible()
  await expect(getNavbar(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('ERR-02 the messages of the error and its causes stand below each other, and nothing else', async ({
  page,
}) => {
  await crash(page)
  expect(await page.getByRole('main').textContent()).toBe(`This page crashed.Try again${messages}`)
  await expect(getMessages(page)).toHaveCSS('white-space', 'pre-wrap')
})

test('ERR-03 another try shows the page as it was at first', async ({ page }) => {
  await crash(page)
  await setFixed(page, true)
  await getRetryButton(page).click()
  await expect(getTitle(page)).toHaveText('Crash page')
  // A button that still counted as pressed would not crash at another press.
  await setFixed(page, false)
  await getCrashButton(page).click()
  await expect(getTitle(page)).toHaveText('This page crashed.')
})

test('ERR-04 another try that fails at once shows the report again', async ({ page }) => {
  await crash(page)
  await page.evaluate(() => {
    const press = () => {
      const button = Array.from(document.querySelectorAll('button')).find(
        ({ textContent }) => textContent === 'Crash',
      )
      if (!button) return
      Object.assign(window, { crashesAgain: true })
      button.click()
    }
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true })
  })
  await getRetryButton(page).click()
  await page.waitForFunction(() => 'crashesAgain' in window)
  await expect(getTitle(page)).toHaveText('This page crashed.')
  await expect(getRetryButton(page)).toBeVisible()
  await expect(getCrashButton(page)).toHaveCount(0)
})

test('ERR-05 a link of the navbar leads out of a page that broke', async ({ page }) => {
  await crash(page)
  await getNavbar(page).getByRole('link', { name: 'Short', exact: true }).click()
  await expect(page).toHaveURL(routes.shortDoc)
  await expect(getTitle(page)).toHaveText('Short doc')
  await expect(page.getByRole('main').getByText('A page of a few lines.')).toBeVisible()
  await expect(page.getByText('This page crashed.')).toHaveCount(0)
})

test('ERR-06 a navbar that breaks is reported on the whole window', async ({ page, uncaughtErrors }) => {
  await page.goto(`${routes.shortDoc}?break-item`)
  await expect(getTitle(page)).toHaveText('This page crashed.')
  await expect(getRetryButton(page)).toBeVisible()
  expect(await getMessages(page).textContent()).toMatch(
    /^An item of the navbar could not be shown\.[\s\S]*\n\nCause:\nboom$/,
  )
  await expect(page).toHaveTitle('Page Error')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await getRetryButton(page).click()
  await expect(getTitle(page)).toHaveText('This page crashed.')
  // React tells what broke while it took over the page as it was built.
  const told = [...new Set(uncaughtErrors.splice(0))].sort()
  expect(told).toEqual([expect.stringContaining('#421'), 'boom'])
})

async function crash(page: Page): Promise<void> {
  await openHydrated(page, routes.crash)
  await expect(getTitle(page)).toHaveText('Crash page')
  await getCrashButton(page).click()
  await expect(getTitle(page)).toHaveText('This page crashed.')
}

/** Takes the reason of the crash away, or brings it back. */
async function setFixed(page: Page, isFixed: boolean): Promise<void> {
  await page.evaluate((value) => Object.assign(window, { __fixed: value }), isFixed)
}
