import type { Locator, Page } from '@playwright/test'
import { siteAddress } from '../../playwright.config'
import { expect, getNavbar, getSidebar, routes, test, waitUntilHydrated } from '../support/frame'

const getTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 })

test('404-01 an unknown address is answered by the not-found page, within the frame', async ({ page }) => {
  const address = `${siteAddress}/no-such-page/?x=1#y`
  const response = await page.goto(address)
  expect(response?.status()).toBe(404)
  await waitUntilHydrated(page)
  await expect(getTitle(page)).toHaveText('Page Not Found')
  for (const text of [/^There is no page at this address\./, /^Go on with one of these:$/])
    await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: text })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
    'Home page',
    'Client Application',
    'BinBar',
    'API',
  ])
  await expect(getNavbar(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveURL(address)
})

test('the not-found page stays when its address has a query, the line is slow and the mouse moves', async ({
  page,
}) => {
  await page.route(/asset-lists/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  const listLoaded = page.waitForResponse('**/asset-lists.json')
  await page.goto(`${siteAddress}/no-such-page/?x=1`)
  await waitUntilHydrated(page)
  await page.mouse.move(300, 300, { steps: 2 })
  await listLoaded
  await expect(getTitle(page)).toHaveText('Page Not Found')
  await getNavbar(page).getByRole('link').first().click()
  await expect(getTitle(page)).not.toHaveText('Page Not Found')
})

for (const { id, where, path } of [
  { id: '404-02', where: 'outside the docs', path: '/no-such-page/' },
  { id: '404-03', where: 'below the docs', path: '/docs/no-such-page' },
]) {
  test(`${id} an unknown address ${where} says so in heading and title`, async ({ page }) => {
    const response = await page.goto(`${siteAddress}${path}`)
    expect(response?.status()).toBe(404)
    await waitUntilHydrated(page)
    await expect(getTitle(page)).toHaveText('Page Not Found')
    await expect(page).toHaveTitle('Page Not Found | BinBar Help')
  })
}

for (const { spelling, route } of [
  { spelling: 'with', route: routes.codeDoc },
  { spelling: 'without', route: routes.codeDoc.replace(/\/$/, '') },
]) {
  test(`404-04 a doc opens ${spelling} the final slash, and is marked in the sidebar`, async ({ page }) => {
    const response = await page.goto(route)
    expect(response?.status()).toBe(200)
    await waitUntilHydrated(page)
    await expect(getTitle(page)).toHaveText('Code doc')
    await expect(getSidebar(page).locator('[aria-current=page]')).toHaveText('Code doc')
  })
}

test('its heading stands below the name of the site', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto(`${siteAddress}/no-such-page/`)
  await waitUntilHydrated(page)
  const name = await getNavbar(page).getByRole('link', { name: 'BinBar Help' }).boundingBox()
  expect((await getTitle(page).boundingBox())?.x).toBe(name?.x)
})
