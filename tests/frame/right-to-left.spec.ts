import type { Locator, Page } from '@playwright/test'
import {
  arabic,
  expect,
  getNavbar,
  getSidebar,
  inArabic,
  openHydrated,
  routes,
  test,
  viewports,
} from '../support/frame'
import { getEntry, getTrigger, openMenu } from '../support/navbar-menu'

const getPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu', exact: true })
const getBackButton = (page: Page): Locator =>
  getPanel(page).getByRole('button', { name: '← Back to main menu', exact: true })

test('the language says which way its text runs', async ({ page }) => {
  await openHydrated(page, inArabic(routes.shortDoc))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await openHydrated(page, routes.shortDoc)
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

for (const width of [360, 1440]) {
  for (const route of [routes.landing, routes.longDoc, routes.codeDoc, routes.guideIndex, routes.notFound]) {
    test(`at ${width} pixels, nothing of ${route} sticks out`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openHydrated(page, inArabic(route))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('the panel stands at the right edge, and each of its menus is in sight', async ({ page }) => {
    await openHydrated(page, inArabic(routes.shortDoc))
    await openPanel(page)
    await expect.poll(() => measureEnd(getPanel(page))).toBe(viewports.phone.width)
    await expect(getBackButton(page)).toBeInViewport({ ratio: 1 })
    await expect(getBackButton(page).getByText('←')).toHaveCSS('scale', '-1 1')
    await getBackButton(page).click()
    const entry = getPanel(page).getByRole('link', { name: 'Docs', exact: true })
    await expect(entry).toBeInViewport({ ratio: 1 })
    await expect(getBackButton(page)).toHaveCount(0)
  })

  test('the panel comes in from the right edge', { tag: '@needs-motion' }, async ({ page }) => {
    await openHydrated(page, inArabic(routes.shortDoc))
    await page.addStyleTag({ content: 'dialog { transition-duration: 10s !important }' })
    await openPanel(page)
    const start = await getPanel(page).evaluate((panel) => {
      for (const movement of panel.getAnimations()) {
        movement.pause()
        movement.currentTime = 0
      }
      return panel.getBoundingClientRect().left
    })
    expect(start).toBe(viewports.phone.width)
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: viewports.full })

  test('the sidebar stands on the right, and its arrows point to the text', async ({ page }) => {
    await openHydrated(page, inArabic(routes.partDoc))
    const main = await page.getByRole('main').boundingBox()
    const sidebar = await getSidebar(page).boundingBox()
    expect(sidebar?.x).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0) - 1)
    expect(await readTurn(getCaret(page, "Expand sidebar category 'Inner'"))).toBe('135deg')
    expect(await readTurn(getCaret(page, "Collapse sidebar category 'Parts'"))).toBe('45deg')
    const collapse = page.getByRole('button', { name: 'Collapse sidebar', exact: true })
    await expect(collapse.locator('svg')).toHaveCSS('scale', '-1 1')
    await collapse.click()
    const expand = page.getByRole('button', { name: 'Expand sidebar', exact: true })
    await expect(expand.locator('svg')).toHaveCSS('scale', '-1 1')
    await expect
      .poll(async () => ((await expand.boundingBox())?.x ?? 0) - (await measureEnd(page.getByRole('main'))))
      .toBeGreaterThanOrEqual(0)
  })

  test('a menu of the bar that stands on the left opens within the window', async ({ page }) => {
    await openHydrated(page, inArabic(routes.shortDoc))
    const trigger = getTrigger(page, arabic).last()
    const bar = await getNavbar(page).boundingBox()
    expect((await trigger.boundingBox())?.x).toBeLessThan((bar?.width ?? 0) / 2)
    await openMenu(trigger)
    await expect(getEntry(page, 'English')).toBeInViewport({ ratio: 1 })
  })

  test('code runs to the right, with its buttons behind it', async ({ page }) => {
    await openHydrated(page, inArabic(routes.codeDoc))
    const code = page.locator('pre').last()
    await expect(code).toHaveCSS('direction', 'ltr')
    const frame = await code.boundingBox()
    const text = await code.locator('code').boundingBox()
    const copy = page.getByRole('button', { name: /^Copy/ }).last()
    expect(text?.x).toBeLessThan((frame?.x ?? 0) + 30)
    expect((await copy.boundingBox())?.x).toBeGreaterThan((frame?.x ?? 0) + (frame?.width ?? 0) / 2)
  })
})

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle navigation bar', exact: true }).click()
  await expect(getPanel(page)).toBeVisible()
}

function getCaret(page: Page, name: string): Locator {
  return getSidebar(page).getByRole('button', { name, exact: true })
}

/** Where an element ends on the right, in pixels from the left edge of the window. */
async function measureEnd(element: Locator): Promise<number> {
  return element.evaluate((one) => Math.round(one.getBoundingClientRect().right))
}

/** How far the arrow behind a button is turned. */
function readTurn(button: Locator): Promise<string> {
  return button.evaluate((one) => getComputedStyle(one, '::after').rotate)
}
