import type { Locator, Page } from '@playwright/test'
import { siteAddress } from '../../playwright.config'
import {
  addressOf,
  expect,
  getNavbar,
  getSidebar,
  isNavbarVisible,
  openHydrated,
  routes,
  scrollTo,
  test,
  viewports,
  waitForFrames,
} from '../support/frame'

const toggleName = { name: 'Toggle navigation bar', exact: true }

/** What is seen on wide screens alone. */
function listWideParts(page: Page): Locator[] {
  return [
    getNavbar(page).getByRole('link', { name: 'Docs', exact: true }),
    getNavbar(page).getByRole('button', { name: 'More', exact: true }),
    getNavbar(page).getByRole('button', { name: /^Switch between dark and light mode/ }),
    getSidebar(page),
    getContentsLink(page),
  ]
}

/** What is seen on narrow screens alone. */
function listNarrowParts(page: Page): Locator[] {
  return [getToggle(page), page.getByRole('main').getByRole('button', { name: 'On this page', exact: true })]
}

const getToggle = (page: Page): Locator => getNavbar(page).getByRole('button', toggleName)
const getContentsLink = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: 'Section 3', exact: true })

test.describe('at 997 pixels', () => {
  test.use({ viewport: viewports.wide })

  test('BRK-01 bar, sidebar and contents stand beside the text, and nothing of the narrow layout', async ({
    page,
  }) => {
    await openHydrated(page, routes.longDoc)
    for (const part of listWideParts(page)) await expect(part).toBeVisible()
    for (const part of listNarrowParts(page)) await expect(part).toBeHidden()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const link = await getContentsLink(page).boundingBox()
    expect(link?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0))
  })
})

test.describe('at 996 pixels', () => {
  test.use({ viewport: viewports.narrow })

  test('BRK-02 the menu and the folded contents are there, and nothing of the wide layout', async ({
    page,
  }) => {
    await openHydrated(page, routes.longDoc)
    for (const part of listNarrowParts(page)) await expect(part).toBeVisible()
    for (const part of listWideParts(page)) await expect(part).toBeHidden()
  })

  test('BRK-03 widening the window closes the panel and lets the page scroll', async ({ page }) => {
    await openHydrated(page, routes.longDoc)
    await widenOverOpenPanel(page)
    await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0)
    const toggle = page.getByRole('button', { ...toggleName, includeHidden: true })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden')
    await page.mouse.move(500, 400)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  test('BRK-04 narrowing the window again leaves the panel closed', async ({ page }) => {
    await openHydrated(page, routes.longDoc)
    await widenOverOpenPanel(page)
    await expect(getToggle(page)).toBeHidden()
    await page.setViewportSize(viewports.narrow)
    await expect(getToggle(page)).toBeVisible()
    await waitForFrames(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'false')
    await getToggle(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

for (const { width, height } of [viewports.narrow, viewports.wide]) {
  test(`at ${width} pixels no page scrolls sideways, with enlarged text neither`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const address of [`${siteAddress}/docs/`, addressOf('system', routes.longDoc)]) {
      await openHydrated(page, address)
      for (const size of ['100%', '200%']) {
        await page.addStyleTag({ content: `html { font-size: ${size} }` })
        expect(await measureOverflow(page)).toBe(0)
      }
    }
  })
}

for (const width of [997, 1100]) {
  test(`at ${width} pixels the second row of a full navbar ends with the colour button, and covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, routes.longDoc)
    const login = await getNavbar(page).getByRole('link', { name: /^Out/ }).boundingBox()
    const button = await getNavbar(page)
      .getByRole('button', { name: /^Switch between dark and light mode/ })
      .boundingBox()
    expect(button?.y).toBeCloseTo(login?.y ?? 0, 0)
    expect(button?.x).toBeGreaterThanOrEqual((login?.x ?? 0) + (login?.width ?? 0))
    await scrollTo(page, 600)
    await scrollTo(page, 500)
    await expect.poll(() => isNavbarVisible(page)).toBe(true)
    const navbar = await getNavbar(page).boundingBox()
    const end = (navbar?.y ?? 0) + (navbar?.height ?? 0)
    expect(navbar?.height).toBeGreaterThan(60)
    expect(await readNavbarHeight(page)).toBe(`${navbar?.height}px`)
    const contents = page.getByRole('paragraph').filter({ hasText: /^On this page$/ })
    for (const part of [contents, getSidebar(page).getByRole('link').first()]) {
      expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(end)
    }
    await page.setViewportSize(viewports.full)
    await expect.poll(() => readNavbarHeight(page)).toBe('60px')
  })
}

for (const width of [800, 996]) {
  test(`at ${width} pixels the text stands in the middle`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, routes.longDoc)
    const text = await page.getByRole('article').boundingBox()
    const before = text?.x ?? 0
    const after =
      (await page.evaluate(() => document.documentElement.clientWidth)) - before - (text?.width ?? 0)
    expect(Math.abs(before - after)).toBeLessThanOrEqual(1)
  })
}

/** How high the styles of the page take the navbar to be. */
function readNavbarHeight(page: Page): Promise<string> {
  return page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--navbar-height').trim(),
  )
}

/** How much wider than the window the page is, in pixels. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

async function widenOverOpenPanel(page: Page): Promise<void> {
  await getToggle(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.setViewportSize(viewports.wide)
}
