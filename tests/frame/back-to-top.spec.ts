import type { Locator, Page } from '@playwright/test'
import { siteAddress } from '../../playwright.config'
import {
  expect,
  getScrollPosition,
  openHydrated,
  routes,
  scrollTo,
  scrollToEnd,
  test,
  waitForFrames,
} from '../support/frame'

const buttonName = { name: 'Scroll back to top', exact: true }
const getButton = (page: Page): Locator => page.getByRole('button', buttonName)

test('TOP-01 scrolling down does not offer the way back', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollTo(page, 1000)
  await expect(page.getByRole('button', { ...buttonName, includeHidden: true })).toHaveCount(1)
  await expect(getButton(page)).toBeHidden()
})

test('TOP-02 scrolling up offers the way back, at the lower right corner', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollTo(page, 1000)
  await scrollTo(page, 900)
  await expect(getButton(page)).toBeVisible()
  const box = await getButton(page).boundingBox()
  expect(box?.x).toBeGreaterThan(1280 - 120)
  expect(box?.y).toBeGreaterThan(800 - 120)
  await expect(getButton(page)).toBeInViewport({ ratio: 1 })
})

test('TOP-03 the way back is offered 300 pixels from the top', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollTo(page, 1000)
  await scrollTo(page, 300)
  await expect(getButton(page)).toBeVisible()
})

test('TOP-04 the way back is gone less than 300 pixels from the top', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollTo(page, 1000)
  await scrollTo(page, 300)
  await expect(getButton(page)).toBeVisible()
  await scrollTo(page, 299)
  await expect(getButton(page)).toBeHidden()
})

test('TOP-05 scrolling down again takes the way back away', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollTo(page, 1000)
  await scrollTo(page, 900)
  await expect(getButton(page)).toBeVisible()
  await scrollTo(page, 1000)
  await expect(getButton(page)).toBeHidden()
})

test('TOP-06 the way back reaches the top within two seconds, and the button goes', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollUpTo(page, 2500)
  await getButton(page).click()
  await expect.poll(() => getScrollPosition(page), { timeout: 2000, intervals: [50] }).toBe(0)
  await expect(getButton(page)).toBeHidden()
})

test('the way back takes the keyboard along: the next Tab reaches the skip link', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollTo(page, 3000)
  await scrollTo(page, 2900)
  await getButton(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => getScrollPosition(page)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

test('with reduced motion the way back is a jump', { tag: '@only-restricted' }, async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollUpTo(page, 2500)
  const position = await getButton(page).evaluate((button: HTMLElement) => {
    button.click()
    return window.scrollY
  })
  expect(position).toBe(0)
})

test('TOP-07 a jump to a heading takes the way back away, also upwards', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  for (const section of ['Section 9', 'Section 3']) {
    await scrollUpTo(page, 4000)
    await page.getByRole('main').getByRole('link', { name: section, exact: true }).click()
    await expect(page.getByRole('heading', { name: section })).toBeInViewport()
    await waitForFrames(page)
    expect(await getScrollPosition(page)).toBeGreaterThan(300)
    await expect(getButton(page)).toBeHidden()
  }
})

test('TOP-08 the landing page has no way back to its top', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await expect(page.getByRole('button', { ...buttonName, includeHidden: true })).toHaveCount(0)
})

for (const width of [320, 390, 996, 1280, 1460, 1560, 1700]) {
  test(`at ${width} pixels the button does not lie on the text of the footer`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    for (const address of [
      `${siteAddress}/docs/client-application/pages/container-detail/`,
      routes.longDoc,
    ]) {
      await openHydrated(page, address)
      await scrollToEnd(page)
      await scrollTo(page, (await getScrollPosition(page)) - 2)
      await expect(getButton(page)).toBeVisible()
      expect(await listCoveredTexts(page)).toEqual([])
    }
  })
}

/** The texts of the footer that share a part of their height with the button's column. */
async function listCoveredTexts(page: Page): Promise<string[]> {
  const button = await getButton(page).boundingBox()
  const { left = 0, right = 0 } = button ? { left: button.x, right: button.x + button.width } : {}
  return page.getByRole('contentinfo').evaluate(
    (footer, edges) => {
      const covered: string[] = []
      const walker = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(text)
        const meets = [...range.getClientRects()].some(
          (line) => line.right > edges.left && line.left < edges.right,
        )
        if (meets) covered.push(text.textContent ?? '')
      }
      return covered
    },
    { left, right },
  )
}

/** Brings the reader to a position from below, so that the way back is offered. */
async function scrollUpTo(page: Page, position: number): Promise<void> {
  await scrollTo(page, position + 100)
  await scrollTo(page, position)
  await expect(getButton(page)).toBeVisible()
}
