import type { Locator, Page } from '@playwright/test'
import {
  addressOf,
  arabic,
  expect,
  getNavbar,
  getSidebar,
  openHydrated,
  routes,
  test,
  viewports,
} from '../support/frame'
import { getEntry, getTrigger, openMenu } from '../support/navbar-menu'
import { listAxeViolations } from '../support/run-axe'
import { colorModes } from '../support/site'
import { waitForAnimations } from '../support/wait-for-animations'

/** A part of the frame that is not there when a page is opened, or not before a press. */
interface Part {
  name: string
  route: string
  /** Brings the part onto the page, and gives it. */
  open: (page: Page) => Promise<Locator>
}

const getPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu', exact: true })

const partsOfEachWidth: Part[] = [
  { name: 'the announcement', route: routes.shortDoc, open: async (page) => page.getByRole('banner') },
  { name: 'a page that breaks', route: routes.crash, open: crash },
]

const narrowParts: Part[] = [
  ...partsOfEachWidth,
  { name: 'the docs menu', route: routes.shortDoc, open: openDocsMenu },
  { name: 'an unfolded category of the docs menu', route: routes.labelledDoc, open: unfoldInDocsMenu },
  { name: 'the main menu', route: routes.shortDoc, open: openMainMenu },
  { name: 'the list of contents', route: routes.longDoc, open: openContents },
]

const wideParts: Part[] = [
  ...partsOfEachWidth,
  { name: 'a dropdown', route: routes.shortDoc, open: openDropdown },
  { name: 'an unfolded category of the sidebar', route: routes.labelledDoc, open: unfoldInSidebar },
]

for (const { width, parts } of [
  { width: viewports.phone.width, parts: narrowParts },
  { width: viewports.full.width, parts: wideParts },
]) {
  for (const { name, route, open } of parts) {
    for (const mode of colorModes) {
      test(`axe finds nothing with ${name} at ${width} px, ${mode}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await openHydrated(page, `${route}?theme=${mode}`)
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
        await expect(await open(page)).toBeVisible()
        await waitForAnimations(page)
        expect(await listAxeViolations(page)).toEqual([])
      })
    }
  }
}

for (const { name, route, open } of narrowParts) {
  test(`with ${name}, nothing sticks out at 320 px, nor with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openHydrated(page, route)
    const part = await open(page)
    await expectToFit(page, part)
    await enlargeText(page)
    await expectToFit(page, part)
    await page.setViewportSize(viewports.phone)
    await expectToFit(page, part)
  })
}

for (const { name, route, open } of [
  ...partsOfEachWidth,
  { name: 'a dropdown', route: routes.shortDoc, open: openLanguages },
  { name: 'an unfolded category of the sidebar', route: routes.labelledDoc, open: unfoldInSidebar },
]) {
  test(`with ${name}, nothing sticks out on a desktop with text of twice the size`, async ({ page }) => {
    await openHydrated(page, addressOf('system', route))
    const part = await open(page)
    await enlargeText(page)
    for (const { width } of [viewports.full, viewports.desktop, viewports.wide]) {
      await page.setViewportSize({ width, height: 800 })
      await expectToFit(page, part)
    }
  })
}

test('a navbar with items of every kind does not make the page wider than the window', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  const widths = [viewports.full, viewports.desktop, viewports.wide].map(({ width }) => width)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await measureOverflow(page), `${width} px`).toBe(0)
  }
  await enlargeText(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await measureOverflow(page), `${width} px, with text of twice the size`).toBe(0)
  }
})

async function crash(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Crash', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
  return page.getByRole('main')
}

async function openDocsMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Toggle navigation bar', exact: true }).click()
  await expect(getPanel(page).getByRole('navigation', { name: 'Docs sidebar', exact: true })).toBeVisible()
  return getPanel(page)
}

async function unfoldInDocsMenu(page: Page): Promise<Locator> {
  await unfold(await openDocsMenu(page))
  return getPanel(page)
}

async function unfoldInSidebar(page: Page): Promise<Locator> {
  await unfold(getSidebar(page))
  return getSidebar(page)
}

/** Opens the category "Parts", and the one in it. */
async function unfold(menu: Locator): Promise<void> {
  for (const name of ["Expand sidebar category 'Parts'", "Expand sidebar category 'Inner'"])
    await menu.getByRole('button', { name, exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Deep doc', exact: true })).toBeVisible()
}

async function openMainMenu(page: Page): Promise<Locator> {
  await openDocsMenu(page)
  await getPanel(page).getByRole('button', { name: '← Back to main menu', exact: true }).click()
  await getPanel(page).getByRole('button', { name: 'Languages', exact: true }).first().click()
  await expect(getPanel(page).getByRole('link', { name: arabic, exact: true })).toBeVisible()
  return getPanel(page)
}

async function openContents(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'On this page', exact: true }).click()
  const entry = page.getByRole('main').getByRole('link', { name: 'Part of section 12', exact: true })
  await expect(entry).toBeVisible()
  return page.getByRole('main')
}

async function openDropdown(page: Page): Promise<Locator> {
  await openMenu(getTrigger(page, 'More'))
  await expect(getNavbar(page).getByRole('link', { name: 'Long page', exact: true })).toBeVisible()
  return getNavbar(page)
}

/** On the site `system`, whose navbar has room for its items. */
async function openLanguages(page: Page): Promise<Locator> {
  await openMenu(getTrigger(page, 'English'))
  await expect(getEntry(page, 'English')).toBeVisible()
  return getNavbar(page)
}

async function enlargeText(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
}

/** How far the page can be scrolled sideways, in pixels. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Expects that the page does not scroll sideways, and that all of the part is within the window. */
async function expectToFit(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible()
  await waitForAnimations(page)
  expect(await measureOverflow(page)).toBe(0)
  expect(await part.evaluate(listCut)).toEqual([])
}

/** Runs in the browser. Texts and controls of a part that stand beyond the window or are cut off by a box around. */
function listCut(part: Element): string[] {
  return Array.from(part.querySelectorAll('*'))
    .filter((one) => one.childElementCount === 0 || one.matches('a, button'))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect()
      let [start, end] = [0, window.innerWidth]
      for (let around = one.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue
        const limits = around.getBoundingClientRect()
        start = Math.max(start, limits.left)
        end = Math.min(end, limits.right)
      }
      return width > 1 && (left < start - 1 || right > end + 1)
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160))
}
