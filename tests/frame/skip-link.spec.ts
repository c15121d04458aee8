import type { Locator, Page } from '@playwright/test'
import {
  expect,
  getNavbar,
  getSidebar,
  isNavbarVisible,
  openHydrated,
  routes,
  scrollTo,
  test,
  viewports,
} from '../support/frame'

const getSkipLink = (page: Page): Locator => page.getByRole('link', { name: 'Skip to main content' })

test('SKIP-01 the first Tab reaches the skip link, at the upper left corner', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await page.keyboard.press('Tab')
  await expect(getSkipLink(page)).toBeFocused()
  await expect.poll(() => getSkipLink(page).boundingBox()).toMatchObject({ x: 16, y: 16 })
})

test('SKIP-02 the skip link is out of the window until it has the focus', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await expect(getSkipLink(page)).not.toBeInViewport()
})

test('SKIP-03 the skip link leads to the first link of the text and leaves the address', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await followSkipLink(page)
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(routes.shortDoc)
  await expect(page.getByRole('main').getByRole('link', { name: 'Home page' })).toBeFocused()
})

test('SKIP-04 the text cannot be focused afterwards', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await followSkipLink(page)
  await expect(page.getByRole('main')).not.toHaveAttribute('tabindex')
})

test('SKIP-05 without a main element, the skip link leads to the part between navbar and footer', async ({
  page,
}) => {
  await openHydrated(page, routes.landing)
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.replaceWith(...main.childNodes)
  })
  await followSkipLink(page)
  await page.keyboard.press('Tab')
  await expect(page.locator('#main-wrapper').getByRole('link').first()).toBeFocused()
})

for (const [device, viewport] of [
  ['a phone', viewports.phone],
  ['a desktop', viewports.desktop],
] as const) {
  for (const start of [0, 2000]) {
    test(`on ${device}, from ${start} pixels down, the link behind the skip link is not under the navbar`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openHydrated(page, routes.longDoc)
      await scrollTo(page, start)
      await followSkipLink(page)
      await page.keyboard.press('Tab')
      const link = page.getByRole('main').getByRole('link', { name: 'Home page' })
      await expect(link).toBeFocused()
      await expect.poll(() => isNavbarVisible(page)).toBe(true)
      await expect
        .poll(async () => {
          const navbar = await getNavbar(page).boundingBox()
          const box = await link.boundingBox()
          return (box?.y ?? 0) - (navbar?.y ?? 0) - (navbar?.height ?? 0)
        })
        .toBeGreaterThanOrEqual(7)
    })
  }
}

test('SKIP-06 on the next page, the first Tab reaches the skip link again', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No heading doc')
  await page.keyboard.press('Tab')
  await expect(getSkipLink(page)).toBeFocused()
})

test('SKIP-07 going back leaves the focus where it is', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  for (const title of ['No heading doc', 'Code doc']) {
    await getSidebar(page).getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  const link = getSidebar(page).getByRole('link', { name: 'Short label' })
  await link.focus()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No heading doc')
  await page.keyboard.press('Tab')
  await expect(getSkipLink(page)).not.toBeFocused()
})

test('SKIP-08 a link of the contents moves on within the page, not to its top', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  const link = page.getByRole('link', { name: 'Section 3', exact: true })
  await link.press('Enter')
  await expect(page).toHaveURL(`${routes.longDoc}#section-3`)
  await page.keyboard.press('Tab')
  await expect(getSkipLink(page)).not.toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('SKIP-09 the skip link is a link to the part around the text', async ({ page }) => {
    await page.goto(routes.shortDoc)
    const target = await getSkipLink(page).getAttribute('href')
    expect(target).toMatch(/^#./)
    await expect(page.locator(target ?? '').getByRole('main')).toHaveCount(1)
  })
})

async function followSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(getSkipLink(page)).toBeFocused()
  await page.keyboard.press('Enter')
}
