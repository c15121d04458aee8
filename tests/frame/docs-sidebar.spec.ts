import type { Locator, Page } from '@playwright/test'
import { siteAddress } from '../../playwright.config'
import { listBrokenWords } from '../support/broken-words'
import {
  addressOf,
  expect,
  getNavbar,
  getScrollPosition,
  getSidebar,
  isNavbarVisible,
  openHydrated,
  releases,
  routes,
  test,
  viewports,
  waitForFrames,
  waitUntilHydrated,
} from '../support/frame'
import { waitForAnimations } from '../support/wait-for-animations'

/** Once opened, two categories make the sidebar longer than a window of this size. */
const lowWindow = { width: 1280, height: 500 }

/** The sidebar with everything around it, as wide as it is on the page. */
const getContainer = (page: Page): Locator =>
  page.getByRole('complementary').filter({ has: page.locator('nav[aria-label="Docs sidebar"]') })
const getLink = (page: Page, name: string): Locator =>
  getSidebar(page).getByRole('link', { name, exact: true })
const getButton = (page: Page, name: string): Locator =>
  getSidebar(page).getByRole('button', { name, exact: true })
/** The caret of a category that is closed. */
const getClosedCaret = (page: Page, category: string): Locator =>
  getButton(page, `Expand sidebar category '${category}'`)
/** The caret of a category that is open. */
const getOpenCaret = (page: Page, category: string): Locator =>
  getButton(page, `Collapse sidebar category '${category}'`)
const getPagination = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs pages' })
const getExpandButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Expand sidebar', exact: true })
const getTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 })

test('SIDE-01 the sidebar marks the open doc and the categories around it, which alone are open', async ({
  page,
}) => {
  await openHydrated(page, routes.deepDoc)
  const current = getSidebar(page).locator('[aria-current]')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveText('Deep doc')
  await expect(current).toHaveAttribute('aria-current', 'page')
  const otherWeight = await readWeight(getLink(page, 'Long doc'))
  for (const category of ['Guide', 'Parts', 'Inner']) {
    expect(await readWeight(getLink(page, category))).toBeGreaterThan(otherWeight)
  }
  for (const category of ['Parts', 'Inner']) {
    await expect(getOpenCaret(page, category)).toHaveAttribute('aria-expanded', 'true')
  }
  for (const category of ['Four docs', 'One doc', 'Described']) {
    await expect(getButton(page, category)).toHaveAttribute('aria-expanded', 'false')
  }
})

for (const { width, height } of [viewports.wide, viewports.desktop]) {
  test(`at ${width} pixels and with text of twice the size, the logo of the sidebar is one row, and words stay whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openHydrated(page, `${siteAddress}/docs/client-application/pages/container-detail/`)
    for (const [size, isWhole] of [
      ['100%', true],
      ['200%', false],
    ] as const) {
      await page.addStyleTag({ content: `html { font-size: ${size} }` })
      await waitForFrames(page)
      const logo = getContainer(page).locator('a[tabindex="-1"]')
      const navbar = await getNavbar(page).boundingBox()
      const box = await logo.boundingBox()
      expect(box?.height).toBe(navbar?.height)
      const title = await logo.getByText('BinBar Help').boundingBox()
      const end = (title?.y ?? 0) + (title?.height ?? 0)
      if (isWhole) expect(end).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
      else expect(title?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
      expect(await listBrokenWords(getSidebar(page))).toEqual([])
    }
  })
}

test('a label has two lines at most, and with enlarged text as many as it needs', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  const label = getSidebar(page).locator(`a[href="${routes.longDoc}"] > span`)
  await label.evaluate((element) => {
    element.textContent = 'More words than a label should have '.repeat(4)
  })
  expect(await countLines(label)).toBe(2)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await countLines(label)).toBeGreaterThan(4)
  expect(await label.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
})

test('SIDE-02 the sidebar is a landmark with a name, in a column of 300 pixels', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await expect(getSidebar(page)).toBeVisible()
  await expectWidth(page, 300)
})

test('SIDE-03 the caret of a closed category says that it opens the category', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  const caret = getClosedCaret(page, 'Parts')
  await expect(caret).toBeVisible()
  await expect(caret).toHaveAttribute('aria-expanded', 'false')
})

test('SIDE-04 the caret closes an open category and leaves the address', async ({ page }) => {
  await openHydrated(page, routes.partDoc)
  await expect(getLink(page, 'Part doc')).toBeVisible()
  await getOpenCaret(page, 'Parts').click()
  await expect(getClosedCaret(page, 'Parts')).toHaveAttribute('aria-expanded', 'false')
  await expect(getOpenCaret(page, 'Parts')).toHaveCount(0)
  await expect(getLink(page, 'Part doc')).toBeHidden()
  await expect(page).toHaveURL(routes.partDoc)
})

test('SIDE-05 on the page of a category, its link closes the category and opens it again', async ({
  page,
}) => {
  await openHydrated(page, routes.partsIndex)
  await getLink(page, 'Parts').click()
  await expect(getClosedCaret(page, 'Parts')).toBeVisible()
  await expect(getLink(page, 'Part doc')).toBeHidden()
  await expect(page).toHaveURL(routes.partsIndex)
  await getLink(page, 'Parts').click()
  await expect(getOpenCaret(page, 'Parts')).toBeVisible()
  await expect(getLink(page, 'Part doc')).toBeVisible()
  await expect(page).toHaveURL(routes.partsIndex)
})

test('SIDE-06 from a doc in a category, the link of the category leads to its page and leaves it open', async ({
  page,
}) => {
  await openHydrated(page, routes.partDoc)
  await getLink(page, 'Parts').click()
  await expect(page).toHaveURL(routes.partsIndex)
  await expect(getTitle(page)).toHaveText('Parts')
  await expect(getOpenCaret(page, 'Parts')).toBeVisible()
  await expect(getLink(page, 'Part doc')).toBeVisible()
})

test('SIDE-07 the link of a closed category leads to its page and opens it, and the open one stays open', async ({
  page,
}) => {
  await openHydrated(page, routes.firstOfFour)
  await expect(getClosedCaret(page, 'Parts')).toBeVisible()
  await getLink(page, 'Parts').click()
  await expect(page).toHaveURL(routes.partsIndex)
  await expect(getTitle(page)).toHaveText('Parts')
  await expect(getOpenCaret(page, 'Parts')).toBeVisible()
  await expect(getLink(page, 'Part doc')).toBeVisible()
  await expect(getLink(page, 'Second of four')).toBeVisible()
})

test('SIDE-08 a category without a page opens and closes at a click and at Enter', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  const category = getButton(page, 'Four docs')
  await expectCategory(page, { isOpen: false })
  await category.click()
  await expectCategory(page, { isOpen: true })
  await category.press('Enter')
  await expectCategory(page, { isOpen: false })
  await category.press('Enter')
  await expectCategory(page, { isOpen: true })
  await expect(page).toHaveURL(routes.shortDoc)
})

test('SIDE-09 Space opens and closes it, too, and the page does not scroll', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await getButton(page, 'Four docs').press('Space')
  await expectCategory(page, { isOpen: true })
  await finishMovements(page)
  expect(await getScrollPosition(page)).toBe(0)
  await getButton(page, 'Four docs').press('Space')
  await expectCategory(page, { isOpen: false })
  await finishMovements(page)
  expect(await getScrollPosition(page)).toBe(0)
  await expect(page).toHaveURL(routes.longDoc)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('SIDE-10 a category without a page is a link to the first doc in it', async ({ page }) => {
    await page.goto(routes.shortDoc)
    await expect(getLink(page, 'Four docs')).toHaveAttribute('href', routes.firstOfFour)
    await getLink(page, 'Four docs').click()
    await expect(getTitle(page)).toHaveText('First of four')
  })
})

test('SIDE-11 categories that the reader opened are open on the next doc, too', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openByHand(page)
  await getLink(page, 'Code doc').click()
  await expect(getTitle(page)).toHaveText('Code doc')
  await expectOpenedByHand(page)
})

test('SIDE-12 a category that the reader closed opens when a doc in it is reached', async ({ page }) => {
  await openHydrated(page, routes.labelledDoc)
  await getButton(page, 'Four docs').click()
  await expectCategory(page, { isOpen: true })
  await getButton(page, 'Four docs').click()
  await expectCategory(page, { isOpen: false })
  for (const title of ['First of four', 'Second of four']) {
    await getPagination(page).getByRole('link', { name: 'Next' }).click()
    await expect(getTitle(page)).toHaveText(title)
    await expectCategory(page, { isOpen: true })
    await getButton(page, 'Four docs').click()
    await expectCategory(page, { isOpen: false })
  }
})

test('SIDE-13 what a category holds is made when it opens for the first time', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  const children = getSidebar(page).getByText('of four')
  await expect(children).toHaveCount(0)
  await getButton(page, 'Four docs').click()
  await expect(children).toHaveCount(4)
  await getButton(page, 'Four docs').click()
  await expectCategory(page, { isOpen: false })
  await expect(children).toHaveCount(4)
})

test('SIDE-14 with reduced motion, a category is open or closed at once', {
  tag: '@only-restricted',
}, async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  for (const isOpen of [true, false]) {
    expect(await pressAndMeasure(getButton(page, 'Four docs'))).toBeLessThan(50)
    await expectCategory(page, { isOpen })
  }
})

test('otherwise it takes its time, the more the longer it is', { tag: '@needs-motion' }, async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  const short = await pressAndMeasure(getButton(page, 'One doc'))
  await finishMovements(page)
  const long = await pressAndMeasure(getButton(page, 'Four docs'))
  expect(short).toBeGreaterThan(100)
  expect(long).toBeGreaterThan(short)
})

test('SIDE-15 where categories close by themselves, opening one closes the one beside it', async ({
  page,
}) => {
  await openHydrated(page, addressOf('system', routes.shortDoc))
  await getButton(page, 'Four docs').click()
  await expectCategory(page, { isOpen: true })
  await getButton(page, 'One doc').click()
  await expect(getLink(page, 'The only one')).toBeVisible()
  await expectCategory(page, { isOpen: false })
})

/** The names of the releases that the sidebar shows, in their order. */
const readReleases = (page: Page): Promise<string[]> =>
  getSidebar(page)
    .getByRole('link', { name: /^Release \d+$/ })
    .allTextContents()

test('of a long category, the newest entries and those around the open page are shown, and a link leads to all', async ({
  page,
}) => {
  const newest = Array.from({ length: 20 }, (_, index) => `Release ${releases.count - index}`)
  await openHydrated(page, addressOf('system', `${releases.folder}release-10/`))
  const around = ['Release 12', 'Release 11', 'Release 10', 'Release 9', 'Release 8']
  expect(await readReleases(page)).toEqual([...newest, ...around])
  await expect(getLink(page, 'Release 10')).toHaveAttribute('aria-current', 'page')
  await expect(getLink(page, 'Release 10')).toBeInViewport()
  await getLink(page, `All ${releases.count} entries`).click()
  await expect(page).toHaveURL(addressOf('system', releases.index))
  await expect(page.getByRole('main').getByRole('link', { name: /^Release \d/ })).toHaveCount(releases.count)
  await expect.poll(() => readReleases(page)).toEqual(newest)
})

test('a long category that is unfolded shows its newest entries, and the way to all', async ({ page }) => {
  await openHydrated(page, addressOf('system', routes.firstNote))
  await getClosedCaret(page, 'Releases').click()
  await expect(getLink(page, `Release ${releases.count}`)).toBeVisible()
  await expect.poll(() => readReleases(page)).toHaveLength(20)
  await expect(getLink(page, `All ${releases.count} entries`)).toHaveAttribute('href', releases.index)
})

test('SIDE-16 the hidden sidebar is a strip of 30 pixels, and the text has more room', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  const widthBefore = (await page.getByRole('main').boundingBox())?.width
  await hide(page)
  await expect(getExpandButton(page)).toBeVisible()
  await expect(getSidebar(page)).toBeHidden()
  await expect
    .poll(async () => (await page.getByRole('main').boundingBox())?.width)
    .toBe((widthBefore ?? 0) + 270)
})

test('SIDE-17 the hidden sidebar is still hidden on the next doc', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await hide(page)
  await getPagination(page).getByRole('link', { name: 'Next' }).click()
  await expect(getTitle(page)).toHaveText('No heading doc')
  await expect(getExpandButton(page)).toBeVisible()
  await expectWidth(page, 30)
})

test('SIDE-18 the strip brings the sidebar back', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await hide(page)
  await getExpandButton(page).click()
  await expectWidth(page, 300)
  await expect(getSidebar(page)).toBeVisible()
  await expect(getExpandButton(page)).toBeHidden()
})

test('SIDE-19 Tab moves on from the strip, which stays a strip', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await hide(page)
  await getExpandButton(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  await expect(getExpandButton(page)).toBeVisible()
  await expectWidth(page, 30)
})

for (const key of ['Enter', 'Space']) {
  test(`${key} hides the sidebar and brings it back, and the focus goes along`, async ({ page }) => {
    await openHydrated(page, routes.shortDoc)
    const collapse = page.getByRole('button', { name: 'Collapse sidebar', exact: true })
    await collapse.press(key)
    await expect(getExpandButton(page)).toBeFocused()
    await expectWidth(page, 30)
    await page.keyboard.press(key)
    await expect(collapse).toBeFocused()
    await expectWidth(page, 300)
  })
}

for (const [route, category] of [
  ['/docs/category/release-notes/', 'Client Application'],
  ['/docs/category/release-notes-1/', 'BinBar'],
]) {
  test(`SIDE-20 the release notes of ${category} stand in the order of their versions, newest first`, async ({
    page,
  }) => {
    await openHydrated(page, siteAddress + route)
    const names = await getSidebar(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: "Collapse sidebar category 'Release notes'" }) })
      .getByRole('listitem')
      .allTextContents()
    expect(names.length).toBeGreaterThan(1)
    const byVersion = [...names].sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    expect(names).toEqual(byVersion)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(names)
  })
}

test('a doc outside of the sidebar has none', async ({ page }) => {
  await openHydrated(page, routes.looseDoc)
  await expect(getTitle(page)).toHaveText('Loose doc')
  await expect(getSidebar(page)).toHaveCount(0)
})

test('a link that opens a new tab leaves a category as it is', async ({ page, context }) => {
  await openHydrated(page, routes.partsIndex)
  const opened = context.waitForEvent('page')
  await getLink(page, 'Parts').click({ modifiers: ['ControlOrMeta'] })
  await opened
  await expect(getOpenCaret(page, 'Parts')).toBeVisible()
})

test('the keyboard passes by what is in a closed category', async ({ page }) => {
  await openHydrated(page, routes.firstOfFour)
  await getButton(page, 'Four docs').click()
  await expectCategory(page, { isOpen: false })
  await page.keyboard.press('Tab')
  await expect(getLink(page, 'Middle doc')).toBeFocused()
})

test.describe('through a reload and a visit to the landing page', () => {
  test('the open categories stay open', { tag: '@needs-storage' }, async ({ page }) => {
    await openHydrated(page, routes.shortDoc)
    await openByHand(page)
    await page.reload()
    await waitUntilHydrated(page)
    await expectOpenedByHand(page)
    await visitLandingPage(page)
    await expectOpenedByHand(page)
    await page.goto(routes.landing)
    await openHydrated(page, routes.shortDoc)
    await expectOpenedByHand(page)
  })

  test('a closed category stays closed on the doc in it', { tag: '@needs-storage' }, async ({ page }) => {
    await openHydrated(page, routes.firstOfFour)
    await getButton(page, 'Four docs').click()
    await expectCategory(page, { isOpen: false })
    await page.reload()
    await waitUntilHydrated(page)
    await expectCategory(page, { isOpen: false })
  })

  test('the hidden sidebar stays hidden', { tag: '@needs-storage' }, async ({ page }) => {
    await openHydrated(page, routes.shortDoc)
    await hide(page)
    await page.reload()
    await waitUntilHydrated(page)
    await expectWidth(page, 30)
    await visitLandingPage(page)
    await expectWidth(page, 30)
    await page.goto(routes.landing)
    await openHydrated(page, routes.shortDoc)
    await expectWidth(page, 30)
    await expect(getExpandButton(page)).toBeVisible()
  })

  test('the sidebar stays where it was scrolled to', { tag: '@needs-storage' }, async ({ page }) => {
    await openHydrated(page, routes.shortDoc)
    await openByHand(page)
    await page.setViewportSize(lowWindow)
    const place = await scrollSidebar(page, 40)
    await page.reload()
    await waitUntilHydrated(page)
    await expect.poll(() => readPlace(page)).toBe(place)
    await visitLandingPage(page)
    await expect.poll(() => readPlace(page)).toBe(place)
    await page.goto(routes.landing)
    await openHydrated(page, routes.shortDoc)
    await expect.poll(() => readPlace(page)).toBe(place)
  })

  test('without storage, they last until the page is loaded anew', {
    tag: '@only-restricted',
  }, async ({ page }) => {
    await openHydrated(page, routes.shortDoc)
    await openByHand(page)
    await hide(page)
    await visitLandingPage(page)
    await expectWidth(page, 30)
    await getExpandButton(page).click()
    await expectOpenedByHand(page)
    await page.reload()
    await waitUntilHydrated(page)
    await expectCategory(page, { isOpen: false })
    await expectWidth(page, 300)
  })
})

test('nothing moves when a page is loaded whose sidebar is open, scrolled or hidden', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await page.addInitScript(recordShifts)
  await openHydrated(page, routes.shortDoc)
  await openByHand(page)
  await page.setViewportSize(lowWindow)
  await scrollSidebar(page, 40)
  await page.reload()
  await waitUntilHydrated(page)
  await expectOpenedByHand(page)
  await waitForFrames(page)
  expect(await readShifts(page)).toEqual([])
  await hide(page)
  await page.reload()
  await waitUntilHydrated(page)
  await expectWidth(page, 30)
  await waitForFrames(page)
  expect(await readShifts(page)).toEqual([])
})

test('the entry of a doc that lies out of view is scrolled into view, and the page stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await openHydrated(page, routes.partDoc)
  await expect(getLink(page, 'Part doc')).toBeInViewport({ ratio: 1 })
  expect(await getScrollPosition(page)).toBe(0)
  await expect.poll(() => isNavbarVisible(page)).toBe(true)
})

/** How bold a text is. */
function readWeight(text: Locator): Promise<number> {
  return text.evaluate((element) => Number(getComputedStyle(element).fontWeight))
}

async function expectWidth(page: Page, width: number): Promise<void> {
  await expect.poll(async () => (await getContainer(page).boundingBox())?.width).toBe(width)
}

/** Whether the category "Four docs" is open, as its button says and as readers see. */
async function expectCategory(page: Page, { isOpen }: { isOpen: boolean }): Promise<void> {
  await expect(getButton(page, 'Four docs')).toHaveAttribute('aria-expanded', String(isOpen))
  await expect(getLink(page, 'Fourth of four')).toBeVisible({ visible: isOpen })
}

async function openByHand(page: Page): Promise<void> {
  await getClosedCaret(page, 'Parts').click()
  await getButton(page, 'Four docs').click()
  await expectOpenedByHand(page)
  await finishMovements(page)
}

async function expectOpenedByHand(page: Page): Promise<void> {
  await expectCategory(page, { isOpen: true })
  await expect(getOpenCaret(page, 'Parts')).toBeVisible()
  await expect(getLink(page, 'Part doc')).toBeVisible()
  await expect(getButton(page, 'One doc')).toHaveAttribute('aria-expanded', 'false')
}

async function hide(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click()
  await expectWidth(page, 30)
}

/** Goes to the landing page and on to the short doc, both without loading a page anew. */
async function visitLandingPage(page: Page): Promise<void> {
  await getNavbar(page).getByRole('link', { name: 'Frame', exact: true }).click()
  await expect(page).toHaveURL(routes.landing)
  await expect(getTitle(page)).toHaveText('Frame')
  await page.getByRole('main').getByRole('link', { name: 'Short doc', exact: true }).click()
  await expect(page).toHaveURL(routes.shortDoc)
  await expect(getTitle(page)).toHaveText('Short doc')
}

/** Where the entry of the open doc stands in the window, in pixels from the top. */
async function readPlace(page: Page): Promise<number | undefined> {
  return (await getLink(page, 'Short doc').boundingBox())?.y
}

/** Scrolls the sidebar with the wheel, and gives the place where the entry of the open doc stands then. */
async function scrollSidebar(page: Page, distance: number): Promise<number | undefined> {
  await page.mouse.move(150, 250)
  const before = await readPlace(page)
  await page.mouse.wheel(0, distance)
  await expect.poll(() => readPlace(page)).toBe((before ?? 0) - distance)
  await waitForFrames(page)
  return readPlace(page)
}

/** Presses a button of the sidebar, and gives how long the movements take that it starts, in milliseconds. */
function pressAndMeasure(button: Locator): Promise<number> {
  return button.evaluate(async (element: HTMLElement) => {
    element.click()
    await new Promise(requestAnimationFrame)
    const ends = document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime)
    return Math.max(0, ...ends.map(Number))
  })
}

async function finishMovements(page: Page): Promise<void> {
  await waitForAnimations(page)
  await waitForFrames(page)
}

declare global {
  interface Window {
    /** The sizes of all unexpected movements since the page was loaded. */
    __shifts?: number[]
  }
}

/** Runs in the browser. */
function recordShifts(): void {
  const shifts: number[] = []
  window.__shifts = shifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

function readShifts(page: Page): Promise<number[] | undefined> {
  return page.evaluate(() => window.__shifts)
}

/** How many lines of a text are in sight. */
function countLines(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const height = element.getBoundingClientRect().height
    return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight))
  })
}
