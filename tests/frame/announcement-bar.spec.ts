import type { Locator, Page } from '@playwright/test'
import {
  addressOf,
  expect,
  fillStorage,
  openHydrated,
  readStorage,
  routes,
  scrollTo,
  test,
  viewports,
  waitForFrames,
} from '../support/frame'
import { readLayoutShift, watchLayoutShift } from '../support/layout-shift'
import { openInTwoSteps } from '../support/open-in-two-steps'
import { runAxe } from '../support/run-axe'

const idKey = 'announcement.id'
const dismissedKey = 'announcement.dismissed'
const dismissed = { [idKey]: 'spring', [dismissedKey]: 'true' }

const getBar = (page: Page): Locator => page.getByRole('banner')
const getCloseButton = (page: Page): Locator =>
  getBar(page).getByRole('button', { name: 'Close', exact: true })

test('ANN-02 closing the announcement takes it off the page and remembers that', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await expect(getBar(page)).toHaveText('Spring has come. Read the docs')
  expect(await readStorage(page, dismissedKey)).toBe('false')
  await getCloseButton(page).click()
  await expect(page.getByRole('banner', { includeHidden: true })).toHaveCount(0)
  expect(await readStorage(page, dismissedKey)).toBe('true')
  expect(await readStorage(page, idKey)).toBe('spring')
})

test('ANN-03 a closed announcement stays away on the next page', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await getCloseButton(page).click()
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No heading doc')
  await waitForFrames(page)
  await expect(getBar(page)).toHaveCount(0)
})

test('ANN-04 a closed announcement does not flash up when the page is loaded anew', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await getCloseButton(page).click()
  await watchBar(page)
  const takeOver = await openInTwoSteps(page, routes.shortDoc)
  await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden()
  await takeOver()
  await expect(getBar(page)).toHaveCount(0)
  expect(await readFrames(page)).toEqual(['hidden'])
})

test('ANN-08 an announcement that cannot be closed has no button', async ({ page }) => {
  await openHydrated(page, addressOf('system', routes.shortDoc))
  await expect(getBar(page)).toHaveText('This stays.')
  await expect(getBar(page).getByRole('button', { includeHidden: true })).toHaveCount(0)
})

test('ANN-09 on a wide screen the announcement is 30 pixels high', async ({ page }) => {
  for (const address of [routes.shortDoc, addressOf('system', routes.shortDoc)]) {
    await openHydrated(page, address)
    await expect.poll(() => measureHeight(page)).toBe(30)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('ANN-10 the announcement is as high as its text, however large that is', async ({ page }) => {
    await openHydrated(page, routes.shortDoc)
    const height = await measureHeight(page)
    expect(height).toBeGreaterThan(31)
    expect(height).toBeLessThan(36)
    const button = await getCloseButton(page).boundingBox()
    expect(button?.height).toBeCloseTo(height, 0)
    expect(button?.width).toBe(44)
    await page.addStyleTag({ content: 'html { font-size: 300% }' })
    await expect.poll(() => measureHeight(page)).toBeGreaterThan(2 * height)
    expect(await getBar(page).evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBe(0)
    await expect(getCloseButton(page)).toBeInViewport({ ratio: 1 })
  })
})

test('the sidebar ends at the lower edge of the window, with the announcement in sight and without', async ({
  page,
}) => {
  await openHydrated(page, routes.longDoc)
  const button = page.getByRole('button', { name: 'Collapse sidebar', exact: true })
  const readGap = () => button.evaluate((end) => window.innerHeight - end.getBoundingClientRect().bottom)
  for (const position of [0, 12, 30, 500, 0]) {
    await scrollTo(page, position)
    await expect.poll(readGap).toBeCloseTo(0, 0)
  }
})

test('with the announcement in sight, no entry of the sidebar lies below its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await openHydrated(page, routes.longDoc)
  const button = page.getByRole('button', { name: 'Collapse sidebar', exact: true })
  const top = await button.evaluate((end) => end.getBoundingClientRect().top)
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').first().focus()
  let seen = 0
  while (!(await button.evaluate((end) => end === document.activeElement))) {
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)
    expect(bottom).toBeLessThanOrEqual(top)
    seen += 1
    await page.keyboard.press('Tab')
  }
  expect(seen).toBeGreaterThan(8)
})

test('ANN-14 the announcement can be closed where nothing may be kept', {
  tag: '@only-restricted',
}, async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await getCloseButton(page).click()
  await expect(page.getByRole('banner', { includeHidden: true })).toHaveCount(0)
})

test('ANN-15 a site without an announcement shows none and keeps nothing about one', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await openHydrated(page, addressOf('bare', routes.shortDoc))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('banner', { includeHidden: true })).toHaveCount(0)
  const keys = await page.evaluate(() => Object.keys(window.localStorage))
  expect(keys.filter((key) => key.startsWith('announcement'))).toEqual([])
})

test('a new announcement shows at once to those who closed the one before', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await fillStorage(page, { [idKey]: 'winter', [dismissedKey]: 'true' })
  await openHydrated(page, routes.shortDoc)
  await expect(getBar(page)).toBeInViewport({ ratio: 1 })
  expect(await readStorage(page, idKey)).toBe('spring')
  expect(await readStorage(page, dismissedKey)).toBe('false')
})

test('nothing changes its place while a page with an announcement loads', async ({ page }) => {
  await watchLayoutShift(page)
  const takeOver = await openInTwoSteps(page, routes.longDoc)
  await takeOver()
  await expect(getBar(page)).toBeVisible()
  expect(await readLayoutShift(page)).toBe(0)
})

test('nothing changes its place while a page with a closed announcement loads', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await fillStorage(page, dismissed)
  await watchLayoutShift(page)
  const takeOver = await openInTwoSteps(page, routes.longDoc)
  await takeOver()
  await expect(getBar(page)).toHaveCount(0)
  expect(await readLayoutShift(page)).toBe(0)
})

for (const colors of ['light', 'dark']) {
  test(`the announcement is readable in ${colors} colours`, async ({ page }) => {
    await openHydrated(page, `${routes.shortDoc}?theme=${colors}`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', colors)
    const scope = { context: '[role="banner"]', rules: ['color-contrast'] }
    const { violations, passes, incomplete } = await runAxe(page, scope)
    expect([...violations, ...incomplete]).toEqual([])
    expect(passes).toHaveLength(2)
  })
}

declare global {
  interface Window {
    /** In which ways the announcement was painted since the page was opened. */
    announcementFrames: ('shown' | 'hidden')[]
  }
}

/** Writes down for each frame of the pages that follow whether the announcement is seen in it. */
async function watchBar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.announcementFrames = []
    const look = () => {
      const isShown = document.querySelector('[role="banner"]')?.getClientRects().length
      const frame = isShown ? 'shown' : 'hidden'
      if (!window.announcementFrames.includes(frame)) window.announcementFrames.push(frame)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

function readFrames(page: Page): Promise<string[]> {
  return page.evaluate(() => window.announcementFrames)
}

/** The height of the announcement, in pixels. */
async function measureHeight(page: Page): Promise<number> {
  return (await getBar(page).boundingBox())?.height ?? 0
}
