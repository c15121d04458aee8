import type { Locator, Page } from '@playwright/test'
import { listBrokenWords } from '../support/broken-words'
import {
  addressOf,
  expect,
  getNavbar,
  getScrollPosition,
  isNavbarVisible,
  openHydrated,
  routes,
  scrollTo,
  test,
  viewports,
  waitForFrames,
} from '../support/frame'
import { waitForAnimations } from '../support/wait-for-animations'

test.use({ viewport: viewports.phone })

const getToggle = (page: Page): Locator =>
  page.getByRole('button', { name: 'Toggle navigation bar', exact: true })
const getPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu', exact: true })
const getCloseButton = (page: Page): Locator =>
  getPanel(page).getByRole('button', { name: 'Close navigation bar', exact: true })
const getBackButton = (page: Page): Locator =>
  getPanel(page).getByRole('button', { name: '← Back to main menu', exact: true })
const getDocsMenu = (page: Page): Locator =>
  getPanel(page).getByRole('navigation', { name: 'Docs sidebar', exact: true })
/** An entry of the main menu that is a link; the docs menu is out of reach while the main menu is shown. */
const getLink = (page: Page, name: string): Locator => getPanel(page).getByRole('link', { name, exact: true })
const getTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 })

test('MOB-01 on a phone the bar has a menu button in place of its links', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await expect(getToggle(page)).toBeVisible()
  await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'false')
  for (const name of ['Docs', 'Short', 'All', 'Out']) {
    await expect(getNavbar(page).getByRole('link', { name, exact: true })).toHaveCount(0)
  }
})

test('MOB-02 the menu button opens a panel at the left edge, over a dimmed page that does not scroll', async ({
  page,
}) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await expect.poll(async () => (await getPanel(page).boundingBox())?.x).toBe(0)
  expect((await getPanel(page).boundingBox())?.width).toBeCloseTo(0.83 * viewports.phone.width, 0)
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await expect
    .poll(() => getPanel(page).evaluate((panel) => getComputedStyle(panel, '::backdrop').opacity))
    .toBe('1')
  expect(
    await getPanel(page).evaluate((panel) => getComputedStyle(panel, '::backdrop').backgroundColor),
  ).not.toMatch(/transparent|, 0\)|\/ 0\)/)
})

test('MOB-03 the button in the panel closes it, and the page scrolls again', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await getCloseButton(page).click()
  await expectClosed(page)
  await expect(getToggle(page)).toBeFocused()
})

test('MOB-05 the wheel over the dimmed page does not move it', async ({ page }) => {
  await openHydrated(page, addressOf('system', routes.longDoc))
  await scrollTo(page, 500)
  await openPanel(page)
  await turnWheel(page)
  expect(await getScrollPosition(page)).toBe(500)
  await getCloseButton(page).click()
  await expectClosed(page)
  await turnWheel(page)
  await expect.poll(() => getScrollPosition(page)).toBeGreaterThan(500)
})

test('MOB-06 going back while the panel is open closes it, and the page stays', async ({ page }) => {
  await openAfterLanding(page)
  await goThroughHistory(page, -1)
  await expectClosed(page)
  await expectToStay(page, routes.shortDoc, 'Short doc')
  await expect(getToggle(page)).toBeFocused()
})

test('MOB-07 going back once more leads to the page before', async ({ page }) => {
  await openAfterLanding(page)
  await goThroughHistory(page, -1)
  await expectClosed(page)
  await expectToStay(page, routes.shortDoc, 'Short doc')
  await goThroughHistory(page, -1)
  await expect(page).toHaveURL(routes.landing)
  await expect(getTitle(page)).toHaveText('Frame')
})

test('going back closes the panel also on the page that the tab was opened with', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await goThroughHistory(page, -1)
  await expectClosed(page)
  await expectToStay(page, routes.shortDoc, 'Short doc')
  await expect(getToggle(page)).toBeFocused()
})

test('MOB-09 the way back shows the main menu, and the docs menu is out of reach', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await expect(getDocsMenu(page)).toBeVisible()
  await expect(getPanel(page).getByRole('button', { name: 'More', exact: true })).toBeHidden()
  await getBackButton(page).click()
  await expect(getLink(page, 'Docs')).toBeVisible()
  await expect(getPanel(page).getByRole('button', { name: 'More', exact: true })).toBeVisible()
  await expect(getDocsMenu(page)).toBeHidden()
  await expect(getPanel(page).locator('[inert] nav[aria-label="Docs sidebar"]')).toHaveCount(1)
  await expect(getPanel(page)).toBeVisible()
})

test('the way back gives the focus to the first entry of the main menu', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await getBackButton(page).press('Enter')
  await expect(getLink(page, 'Docs')).toBeFocused()
  await expect.poll(() => getPanel(page).evaluate((panel) => panel.firstElementChild?.scrollLeft)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(getPanel(page).getByRole('button', { name: 'More', exact: true })).toBeFocused()
})

test('MOB-10 opened again on a doc, the panel shows the docs menu again', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openMainMenu(page)
  await getCloseButton(page).click()
  await expectClosed(page)
  await openPanel(page)
  await expect(getDocsMenu(page)).toBeVisible()
  await expect(getDocsMenu(page)).toBeInViewport()
  await expect(getBackButton(page)).toBeVisible()
})

test('MOB-11 on the landing page the panel is the main menu, with no way to another one', async ({
  page,
}) => {
  await openHydrated(page, routes.landing)
  await openPanel(page)
  await expect(getLink(page, 'Docs')).toBeInViewport()
  await expect(getBackButton(page)).toHaveCount(0)
  await expect(getDocsMenu(page)).toHaveCount(0)
})

test('MOB-12 a doc of the docs menu opens, and the panel closes', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await getDocsMenu(page).getByRole('link', { name: 'Code doc' }).click()
  await expect(page).toHaveURL(routes.codeDoc)
  await expect(getTitle(page)).toHaveText('Code doc')
  await expectClosed(page)
})

test('MOB-13 a category with a page opens that page, and the panel closes', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await getDocsMenu(page).getByRole('link', { name: 'Parts', exact: true }).click()
  await expect(page).toHaveURL(routes.partsIndex)
  await expect(getTitle(page)).toHaveText('Parts')
  await expectClosed(page)
})

test('MOB-14 the caret of a category shows what is in it, and the panel stays', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await getDocsMenu(page).getByRole('button', { name: "Expand sidebar category 'Parts'" }).click()
  await expect(getDocsMenu(page).getByRole('link', { name: 'Part doc' })).toBeVisible()
  await expect(page).toHaveURL(routes.shortDoc)
  await expectOpen(page)
})

test('MOB-15 a category without a page shows what is in it, and the panel stays', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await getDocsMenu(page).getByRole('button', { name: 'Four docs', exact: true }).click()
  await expect(getDocsMenu(page).getByRole('link', { name: 'Fourth of four' })).toBeVisible()
  await expect(page).toHaveURL(routes.shortDoc)
  await expectOpen(page)
})

test('MOB-16 a link of the main menu opens its page, and the panel closes', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openMainMenu(page)
  await getLink(page, 'Docs').click()
  await expect(page).toHaveURL(routes.overview)
  await expect(getTitle(page)).toHaveText('Overview')
  await expectClosed(page)
})

test('MOB-17 a tap on the row of a closed dropdown opens it', async ({ page }) => {
  await openHydrated(page, routes.codeDoc)
  await openMainMenu(page)
  const row = getPanel(page).getByRole('button', { name: 'More', exact: true })
  await expect(row).toHaveAttribute('aria-expanded', 'false')
  await row.click()
  await expect(getCaret(page, 'More', 'Collapse the dropdown')).toHaveAttribute('aria-expanded', 'true')
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await expect(getLink(page, 'Long page')).toBeVisible()
  await expect(page).toHaveURL(routes.codeDoc)
  await expectOpen(page)
})

test('MOB-18 the caret of an open dropdown closes it', async ({ page }) => {
  await openHydrated(page, routes.codeDoc)
  await openMainMenu(page)
  await getPanel(page).getByRole('button', { name: 'More', exact: true }).click()
  await getCaret(page, 'More', 'Collapse the dropdown').click()
  await expect(getCaret(page, 'More', 'Expand the dropdown')).toHaveAttribute('aria-expanded', 'false')
  await expect(getCaret(page, 'More', 'Collapse the dropdown')).toHaveCount(0)
  await expect(getLink(page, 'Long page')).toBeHidden()
})

test('MOB-19 a dropdown that has the open page among its entries is open', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openMainMenu(page)
  await expect(getCaret(page, 'More', 'Collapse the dropdown')).toHaveAttribute('aria-expanded', 'true')
  await expect(getLink(page, 'Short page')).toBeVisible()
  await expect(getLink(page, 'Short page')).toHaveAttribute('aria-current', 'page')
})

test('MOB-20 the entries of a dropdown are made when it opens for the first time', async ({ page }) => {
  await openHydrated(page, routes.codeDoc)
  await openMainMenu(page)
  const entry = getPanel(page).getByText('Long page')
  await expect(entry).toHaveCount(0)
  await getCaret(page, 'More', 'Expand the dropdown').click()
  await expect(entry).toHaveCount(1)
})

test('MOB-22 without navbar items, a page without a sidebar has no menu button', async ({ page }) => {
  await openHydrated(page, addressOf('bare', routes.landing))
  await expect(getNavbar(page)).toBeVisible()
  await expect(getToggle(page)).toHaveCount(0)
})

test('MOB-23 without navbar items, the panel is the docs menu, with no way to another one', async ({
  page,
}) => {
  await openHydrated(page, addressOf('bare', routes.shortDoc))
  await openPanel(page)
  await expect(getDocsMenu(page)).toBeInViewport()
  await expect(getBackButton(page)).toHaveCount(0)
})

test('MOB-24 the main menu names the languages and the versions', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openMainMenu(page)
  // The fixture has two items for the languages.
  await expect(getPanel(page).getByRole('button', { name: 'Languages', exact: true })).toHaveCount(2)
  await expect(getLink(page, 'Versions')).toBeVisible()
})

for (const key of ['Tab', 'Shift+Tab']) {
  test(`MOB-27 ${key} never leads out of the open panel`, async ({ page }) => {
    await openHydrated(page, routes.shortDoc)
    await openPanel(page)
    const reached = new Set<string>()
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press(key)
      reached.add(await readFocus(page))
    }
    expect([...reached]).toEqual(
      expect.arrayContaining(['Close navigation bar', '← Back to main menu', 'Code doc', 'Notes']),
    )
    expect([...reached].filter((name) => name.startsWith('outside'))).toEqual([])
  })
}

test('the panel is a dialog: it takes the focus, and gives it back at Escape', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await getToggle(page).focus()
  await page.keyboard.press('Enter')
  await expectOpen(page)
  await expect.poll(() => readFocus(page)).not.toMatch(/^(outside|nothing)/)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(getToggle(page)).toBeFocused()
})

test('the panel gives the focus back when its button closes it', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await expect.poll(() => readFocus(page)).not.toMatch(/^(outside|nothing)/)
  await getCloseButton(page).press('Enter')
  await expectClosed(page)
  await expect(getToggle(page)).toBeFocused()
})

test('after a doc was followed in the panel, the first Tab reaches the skip link', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await getDocsMenu(page).getByRole('link', { name: 'Code doc' }).press('Enter')
  await expect(getTitle(page)).toHaveText('Code doc')
  await expectClosed(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

test('a link to the open page closes the panel, and the menu button has the focus', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await getDocsMenu(page).getByRole('link', { name: 'Short doc' }).press('Enter')
  await expectClosed(page)
  await expectToStay(page, routes.shortDoc, 'Short doc')
  await expect(getToggle(page)).toBeFocused()
})

test('a press on the dimmed page closes the panel', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await page.mouse.click(380, 400)
  await expectClosed(page)
  await expect(page).toHaveURL(routes.shortDoc)
})

test('the panel stays in its place when the page below is scrolled, which hides the navbar', async ({
  page,
}) => {
  await openHydrated(page, routes.longDoc)
  await openPanel(page)
  await scrollTo(page, 500)
  await scrollTo(page, 1000)
  await expect.poll(() => isNavbarVisible(page)).toBe(false)
  await expect(getPanel(page)).toBeVisible()
  await expect.poll(() => getPanel(page).boundingBox()).toMatchObject({ x: 0, y: 0 })
  await getCloseButton(page).click()
  await expect(getPanel(page)).toBeHidden()
})

test('a press beside the links of the panel leaves it open', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await openPanel(page)
  await expect.poll(async () => (await getPanel(page).boundingBox())?.x).toBe(0)
  await page.mouse.click(200, 790)
  await waitForFrames(page)
  await expectOpen(page)
})

test('the row of a dropdown with a link opens the page behind it, and the panel closes', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openMainMenu(page)
  await getLink(page, 'API').click()
  await expect(page).toHaveURL(routes.referenceIndex)
  await expectClosed(page)
})

test('the choice of a version opens the page in that version, and the panel closes', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openMainMenu(page)
  await getLink(page, 'Next').click()
  await expect(page).toHaveURL('/docs-next/guide/short-doc/')
  await expectClosed(page)
})

test('the logo of the panel leads home, and the panel closes', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await getLink(page, 'Frame').click()
  await expect(page).toHaveURL(routes.landing)
  await expect(getTitle(page)).toHaveText('Frame')
  await expectClosed(page)
})

test('the panel moves in and out in 200 ms, with reduced motion at once', async ({
  page,
  contextOptions,
}) => {
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  const isReduced = contextOptions.reducedMotion === 'reduce'
  const durations = await getPanel(page).evaluate((panel) =>
    getComputedStyle(panel).transitionDuration.split(', '),
  )
  expect(new Set(durations)).toEqual(new Set([isReduced ? '0s' : '0.2s']))
})

test('at 320 pixels and with text of twice the size, nothing in the panel is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openHydrated(page, routes.shortDoc)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await openPanel(page)
  await expect.poll(async () => (await getPanel(page).boundingBox())?.x).toBe(0)
  await expect(getCloseButton(page)).toBeInViewport({ ratio: 1 })
  expect(await listCutParts(page)).toEqual([])
  expect(await listBrokenWords(getPanel(page))).toEqual([])
  const brand = await getLink(page, 'Frame').boundingBox()
  const close = await getCloseButton(page).boundingBox()
  const colors = await getPanel(page)
    .getByRole('button', { name: /^Switch between/ })
    .boundingBox()
  const [middle = 0, other = -1] = [close, colors].map((box) => (box ? box.y + box.height / 2 : undefined))
  expect(Math.abs(middle - other)).toBeLessThan(2)
  expect(brand?.width).toBeGreaterThan(0)
  await showMainMenu(page)
  expect(await listCutParts(page)).toEqual([])
  expect(await listBrokenWords(getPanel(page))).toEqual([])
})

test('in forced colours the panel has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHydrated(page, routes.shortDoc)
  await openPanel(page)
  await expect(getPanel(page)).toHaveCSS('border-right-width', '1px')
  await expect(getPanel(page)).toHaveCSS('border-right-style', 'solid')
})

test('everything to press in the panel is 44 pixels high at least', async ({ page }) => {
  await openHydrated(page, routes.deepDoc)
  await openPanel(page)
  expect(await listSmallTargets(page)).toEqual([])
  await showMainMenu(page)
  expect(await listSmallTargets(page)).toEqual([])
})

async function openPanel(page: Page): Promise<void> {
  await getToggle(page).click()
  await expectOpen(page)
}

async function openMainMenu(page: Page): Promise<void> {
  await openPanel(page)
  await showMainMenu(page)
}

/** Leaves the docs menu, and waits until the main menu has taken its place. */
async function showMainMenu(page: Page): Promise<void> {
  await getBackButton(page).click()
  await expect(getLink(page, 'Docs')).toBeVisible()
  await waitForAnimations(page)
  await expect(getLink(page, 'Docs')).toBeInViewport({ ratio: 1 })
}

async function openAfterLanding(page: Page): Promise<void> {
  await openHydrated(page, routes.landing)
  await page.getByRole('main').getByRole('link', { name: 'Short doc' }).click()
  await expect(page).toHaveURL(routes.shortDoc)
  await expect(getTitle(page)).toHaveText('Short doc')
  await openPanel(page)
}

async function expectOpen(page: Page): Promise<void> {
  await expect(getPanel(page)).toBeVisible()
  await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'true')
}

async function expectClosed(page: Page): Promise<void> {
  await expect(getPanel(page)).toBeHidden()
  await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
}

/** The address and the title are these, and still are when the browser has done what it had begun. */
async function expectToStay(page: Page, route: string, title: string): Promise<void> {
  await expect(page).toHaveURL(route)
  await waitForFrames(page)
  await expect(page).toHaveURL(route)
  await expect(getTitle(page)).toHaveText(title)
}

/** Starts a step through the history, which may end where it began. */
function goThroughHistory(page: Page, step: number): Promise<void> {
  return page.evaluate((distance) => window.history.go(distance), step)
}

/** Turns the wheel at the right edge, and waits until the browser has answered to it. */
async function turnWheel(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('wheel', () => document.body.setAttribute('data-wheel', ''), { once: true })
  })
  await page.mouse.move(380, 400)
  await page.mouse.wheel(0, 300)
  await expect(page.locator('body')).toHaveAttribute('data-wheel', '')
  await page.evaluate(() => document.body.removeAttribute('data-wheel'))
  await waitForFrames(page)
}

/** The caret of a dropdown whose row is a button. */
function getCaret(page: Page, dropdown: string, name: string): Locator {
  return getPanel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: dropdown, exact: true }) })
    .getByRole('button', { name, exact: true })
}

/** What has the focus: its name within the panel, "outside" and its name elsewhere, "nothing" for the page. */
function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing'
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return element.closest('dialog') ? name : `outside: ${name}`
  })
}

/** The texts of the shown menu that are wider than their place or reach beyond the panel. */
function listCutParts(page: Page): Promise<string[]> {
  return getPanel(page).evaluate((panel) => {
    const edge = panel.getBoundingClientRect().right
    return [...panel.querySelectorAll<HTMLElement>('a, button')]
      .filter((part) => !part.closest('[inert]') && part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => part.scrollWidth > part.clientWidth || part.getBoundingClientRect().right > edge)
      .map((part) => part.getAttribute('aria-label') ?? part.textContent ?? '')
  })
}

/** The links and buttons of the shown menu that are lower or narrower than 44 pixels. */
function listSmallTargets(page: Page): Promise<string[]> {
  return getPanel(page).evaluate((panel) =>
    [...panel.querySelectorAll<HTMLElement>('a, button')]
      .filter((part) => !part.closest('[inert]') && part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => part.offsetHeight < 44 || part.offsetWidth < 44)
      .map((part) => part.getAttribute('aria-label') ?? part.textContent ?? ''),
  )
}
