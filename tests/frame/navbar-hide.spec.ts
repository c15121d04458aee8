import type { Page } from '@playwright/test'
import {
  addressOf,
  expect,
  getNavbar,
  getScrollPosition,
  getSidebar,
  isNavbarVisible,
  openHydrated,
  routes,
  scrollTo,
  scrollToEnd,
  test,
  viewports,
  waitUntilHydrated,
} from '../support/frame'

test('HIDE-01 near the top of the page the navbar stays, down to the last pixel of its height', async ({
  page,
}) => {
  await openHydrated(page, routes.longDoc)
  for (const position of [30, 59]) {
    await scrollTo(page, position)
    expect(await isNavbarVisible(page)).toBe(true)
  }
  await scrollTo(page, 60)
  await expectHidden(page)
})

test('HIDE-03 one pixel upwards brings the navbar back', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollDownTo(page, 200)
  await scrollTo(page, 199)
  await expectVisible(page)
})

test('HIDE-05 the navbar is back near the top of the page', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollDownTo(page, 200)
  await scrollTo(page, 59)
  await expectVisible(page)
})

test('HIDE-06 at the end of the page, a way up as long as the navbar is high leaves it hidden', async ({
  page,
}) => {
  await openHydrated(page, routes.longDoc)
  await scrollDownToEnd(page)
  await scrollBy(page, -60)
  expect(await isNavbarVisible(page)).toBe(false)
})

test('HIDE-07 at the end of the page, a way up one pixel longer than that brings the navbar back', async ({
  page,
}) => {
  await openHydrated(page, routes.longDoc)
  await scrollDownToEnd(page)
  await scrollBy(page, -61)
  await expectVisible(page)
})

test('HIDE-08 a single jump from the very top leaves the navbar, the next step down hides it', async ({
  page,
}) => {
  await openHydrated(page, routes.longDoc)
  await scrollTo(page, 1000)
  expect(await isNavbarVisible(page)).toBe(true)
  await scrollTo(page, 1001)
  await expectHidden(page)
})

test('HIDE-09 another page starts at its top, with the navbar', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollDownTo(page, 100)
  await getSidebar(page).getByRole('link', { name: 'Code doc', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code doc')
  await expectVisible(page)
  await expect.poll(() => getScrollPosition(page)).toBe(0)
})

test('HIDE-10 a jump to a heading far below hides the navbar', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await page.getByRole('link', { name: 'Section 9', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Section 9' })).toBeInViewport()
  await expectHidden(page)
})

for (const { where, start, link, id } of [
  { where: 'of the same page', start: routes.longDoc, link: 'Section 9', id: 'section-9' },
  { where: 'of another page', start: routes.links, link: 'Section 6 of the long doc', id: 'section-6' },
]) {
  test(`after a jump to a heading ${where}, the second scroll up brings the navbar back`, async ({
    page,
  }) => {
    await openHydrated(page, start)
    await page.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long doc')
    await expect(page.locator(`#${id}`)).toBeInViewport()
    await expectHidden(page)
    await scrollBy(page, -5)
    expect(await isNavbarVisible(page)).toBe(false)
    await scrollBy(page, -5)
    await expectVisible(page)
  })
}

test('a link to the heading that was jumped to before hides the navbar again', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  const link = page.getByRole('link', { name: 'Section 3', exact: true })
  for (let times = 0; times < 2; times++) {
    await link.click()
    await expect(page.locator('#section-3')).toBeInViewport({ ratio: 1 })
    await expectHidden(page)
    await scrollBy(page, 400)
  }
})

test('a navbar that comes back does not cover what the keyboard has reached', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  const link = page.getByRole('heading', { name: 'Section 5' }).getByRole('link')
  await page.keyboard.press('Shift')
  await scrollDownTo(page, 1000)
  await link.focus()
  const top = await link.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
  await scrollDownTo(page, top - 20)
  await scrollBy(page, -2)
  await expectVisible(page)
  await expect
    .poll(() => link.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(68)
})

test('HIDE-12 a reload in the middle of a page keeps the place and hides the navbar', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollTo(page, 1500)
  expect(await isNavbarVisible(page)).toBe(true)
  await page.reload()
  await waitUntilHydrated(page)
  await expect.poll(() => getScrollPosition(page)).toBe(1500)
  await expectHidden(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('HIDE-14 the navbar hides on the way down', async ({ page }) => {
    await openHydrated(page, routes.longDoc)
    await scrollTo(page, 30)
    expect(await isNavbarVisible(page)).toBe(true)
    await scrollTo(page, 400)
    await expectHidden(page)
  })
})

test('HIDE-16 where the navbar stays in sight, a heading that is jumped to stops below it', async ({
  page,
}) => {
  await openHydrated(page, addressOf('system', routes.longDoc))
  await page.getByRole('link', { name: 'Section 9', exact: true }).click()
  const heading = page.getByRole('heading', { name: 'Section 9' })
  await expect
    .poll(() => heading.evaluate((element) => Math.abs(element.getBoundingClientRect().top - 68)))
    .toBeLessThan(1)
  expect(await isNavbarVisible(page)).toBe(true)
})

test('HIDE-17 the navbar moves within a fifth of a second', { tag: '@needs-motion' }, async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await expect(getNavbar(page)).toHaveCSS('transition-property', 'transform')
  await expect(getNavbar(page)).toHaveCSS('transition-duration', '0.2s')
})

test('HIDE-18 with reduced motion the navbar moves at once', { tag: '@only-restricted' }, async ({
  page,
}) => {
  await openHydrated(page, routes.longDoc)
  await expect(getNavbar(page)).toHaveCSS('transition-duration', '0s')
})

async function expectVisible(page: Page): Promise<void> {
  await expect.poll(() => isNavbarVisible(page)).toBe(true)
}

async function expectHidden(page: Page): Promise<void> {
  await expect.poll(() => isNavbarVisible(page)).toBe(false)
}

/** Scrolls down until the navbar is hidden: in two steps, since a single jump from the very top hides nothing. */
async function scrollDownTo(page: Page, position: number): Promise<void> {
  await scrollTo(page, position - 20)
  await scrollTo(page, position)
  await expectHidden(page)
}

async function scrollDownToEnd(page: Page): Promise<void> {
  await scrollTo(page, 1000)
  await scrollToEnd(page)
  await expectHidden(page)
}

async function scrollBy(page: Page, distance: number): Promise<void> {
  await scrollTo(page, (await getScrollPosition(page)) + distance)
}
