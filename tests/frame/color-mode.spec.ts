import type { Locator, Page } from '@playwright/test'
import { frameColors } from '../../lib/color-mode/color-mode'
import { expectColors, readColors } from '../support/colors'
import {
  addressOf,
  expect,
  fillStorage,
  getNavbar,
  getSidebar,
  openHydrated,
  readStorage,
  routes,
  test,
  viewports,
  waitForFrames,
  waitUntilHydrated,
} from '../support/frame'
import { holdScripts } from '../support/hold-scripts'
import { readLayoutShift, watchLayoutShift } from '../support/layout-shift'
import { openInTwoSteps } from '../support/open-in-two-steps'

const systemDoc = addressOf('system', routes.shortDoc)
const anyColorButton = /^Switch between dark and light mode/

/** The button in the bar, by the state that it tells. */
const getButton = (page: Page, state: 'light' | 'dark' | 'system'): Locator =>
  getNavbar(page).getByRole('button', {
    name: `Switch between dark and light mode (currently ${state} mode)`,
    exact: true,
  })

test('COL-01 a dark system alone does not make the page dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openHydrated(page, routes.shortDoc)
  await expect(getButton(page, 'light')).toBeVisible()
  await expectColors(page, 'light')
})

test('COL-02 the button changes between light and dark, and each choice is kept', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await expectColors(page, 'light')
  let current: 'light' | 'dark' = 'light'
  for (const next of ['dark', 'light', 'dark'] as const) {
    await getButton(page, current).click()
    await expectColors(page, next)
    expect(await readStorage(page, 'theme')).toBe(next)
    current = next
  }
})

test('COL-03 the button tells which colours are shown', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await expect(getButton(page, 'light')).toHaveAttribute('title', 'light mode')
  await getButton(page, 'light').click()
  await expect(getButton(page, 'dark')).toHaveAttribute('title', 'dark mode')
})

test('COL-05 where the system is followed, the button has a third state, which is kept as nothing', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openHydrated(page, systemDoc)
  await expectColors(page, 'dark')
  const presses = [
    { from: 'system', to: 'light', colors: 'light', kept: 'light' },
    { from: 'light', to: 'dark', colors: 'dark', kept: 'dark' },
    { from: 'dark', to: 'system', colors: 'dark', kept: null },
    { from: 'system', to: 'light', colors: 'light', kept: 'light' },
  ] as const
  for (const { from, to, colors, kept } of presses) {
    await getButton(page, from).click()
    await expect(getButton(page, to)).toHaveAttribute('title', `${to} mode`)
    await expectColors(page, colors)
    expect(await readStorage(page, 'theme')).toBe(kept)
  }
})

test('COL-06 the button says that the system decides', async ({ page }) => {
  await openHydrated(page, systemDoc)
  await expect(getButton(page, 'system')).toHaveAttribute('title', 'system mode')
})

test('COL-07 the button is disabled until the page can answer to it', async ({ page }) => {
  const takeOver = await openInTwoSteps(page, routes.shortDoc)
  await expect(getButton(page, 'light')).toBeDisabled()
  await expect(getButton(page, 'light')).toHaveCSS('cursor', 'not-allowed')
  await takeOver()
  await expect(getButton(page, 'light')).toBeEnabled()
})

test('COL-08 kept dark colours hold although no script file arrives', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await fillStorage(page, { theme: 'dark' })
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(routes.shortDoc)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectColors(page, 'dark')
})

test('COL-09 kept dark colours hold from the first paint on', { tag: '@needs-storage' }, async ({ page }) => {
  await fillStorage(page, { theme: 'dark' })
  await watchThemes(page)
  const takeOver = await openInTwoSteps(page, routes.longDoc)
  expect(await readColors(page)).toBe('dark')
  await takeOver()
  expect(await page.evaluate(() => window.paintedThemes)).toEqual(['dark'])
  await expectColors(page, 'dark')
})

for (const scheme of ['light', 'dark'] as const) {
  for (const [query, colors] of [
    ['', 'light'],
    ['?theme=dark', 'dark'],
  ] as const) {
    test(`where the system is ${scheme}, "${query}" colours the browser ${colors}, from the first paint on`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await watchThemes(page)
      const takeOver = await openInTwoSteps(page, `${routes.shortDoc}${query}`)
      expect(await readFrameColors(page)).toEqual([frameColors[colors]])
      await takeOver()
      expect(await readFrameColors(page)).toEqual([frameColors[colors]])
      expect(await page.evaluate(() => window.paintedFrameColors)).toEqual([frameColors[colors]])
    })
  }
}

test('the colour of the browser follows the button, the system and the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openHydrated(page, systemDoc)
  await expect.poll(() => readFrameColors(page)).toEqual([frameColors.dark])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => readFrameColors(page)).toEqual([frameColors.light])
  await getButton(page, 'system').click()
  await getButton(page, 'light').click()
  await expect.poll(() => readFrameColors(page)).toEqual([frameColors.dark])
  await getSidebar(page).getByRole('link', { name: 'Code doc' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code doc')
  expect(await readFrameColors(page)).toEqual([frameColors.dark])
})

test('COL-10 the choice outlives loading the page anew', { tag: '@needs-storage' }, async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await getButton(page, 'light').click()
  await expectColors(page, 'dark')
  await page.reload()
  await waitUntilHydrated(page)
  await expect(getButton(page, 'dark')).toBeVisible()
  await expectColors(page, 'dark')
})

test('COL-11 the address can ask for dark colours, and nothing is kept', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await openHydrated(page, `${routes.shortDoc}?theme=dark`)
  await expect(getButton(page, 'dark')).toBeVisible()
  await expectColors(page, 'dark')
  expect(await readStorage(page, 'theme')).toBeNull()
})

test('COL-12 the address outdoes the kept choice and leaves it alone', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await fillStorage(page, { theme: 'dark' })
  await openHydrated(page, `${routes.shortDoc}?theme=light`)
  await expect(getButton(page, 'light')).toBeVisible()
  await expectColors(page, 'light')
  expect(await readStorage(page, 'theme')).toBe('dark')
})

test('COL-13 what the address asked for lasts until a page is loaded without it', async ({ page }) => {
  await openHydrated(page, `${routes.shortDoc}?theme=dark`)
  await getSidebar(page).getByRole('link', { name: 'Code doc' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code doc')
  await expect(page).toHaveURL(routes.codeDoc)
  await expectColors(page, 'dark')
  await page.reload()
  await waitUntilHydrated(page)
  await expect(getButton(page, 'light')).toBeVisible()
  await expectColors(page, 'light')
})

test('COL-14 an empty wish in the address changes nothing', async ({ page }) => {
  await openHydrated(page, `${routes.shortDoc}?theme=`)
  await expect(getButton(page, 'light')).toBeVisible()
  await expectColors(page, 'light')
  await openHydrated(page, `${addressOf('bare', routes.shortDoc)}?theme=`)
  await expectColors(page, 'dark')
})

test('COL-15 an unknown wish in the address changes nothing, and the next press gives dark colours', async ({
  page,
}) => {
  await openHydrated(page, `${routes.shortDoc}?theme=foo`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await getButton(page, 'light').click()
  await expect(getButton(page, 'dark')).toBeVisible()
  await expectColors(page, 'dark')
})

test('COL-16 a choice reaches other open tabs at once', { tag: '@needs-storage' }, async ({
  page,
  context,
}) => {
  const otherTab = await context.newPage()
  await openHydrated(otherTab, routes.longDoc)
  await openHydrated(page, routes.shortDoc)
  await getButton(page, 'light').click()
  await expect(getButton(otherTab, 'dark')).toHaveAttribute('title', 'dark mode')
  await expectColors(otherTab, 'dark')
  await expect.poll(() => readFrameColors(otherTab)).toEqual([frameColors.dark])
})

test('COL-17 other open tabs return to the default when the choice is forgotten', {
  tag: '@needs-storage',
}, async ({ page, context }) => {
  await openHydrated(page, routes.shortDoc)
  await getButton(page, 'light').click()
  const otherTab = await context.newPage()
  await openHydrated(otherTab, routes.longDoc)
  await expectColors(otherTab, 'dark')
  await page.evaluate(() => window.localStorage.removeItem('theme'))
  await expect(getButton(otherTab, 'light')).toHaveAttribute('title', 'light mode')
  await expectColors(otherTab, 'light')
  await waitForFrames(otherTab)
  expect(await readStorage(otherTab, 'theme')).toBeNull()
})

test('a page that becomes interactive follows what another tab has chosen before', {
  tag: '@needs-storage',
}, async ({ page, context }) => {
  const otherTab = await context.newPage()
  const release = await holdScripts(otherTab)
  await otherTab.goto(routes.shortDoc)
  await openHydrated(page, routes.shortDoc)
  await getButton(page, 'light').click()
  await expectColors(page, 'dark')
  release()
  await waitUntilHydrated(otherTab)
  await expect(getButton(otherTab, 'dark')).toBeVisible()
  await expectColors(otherTab, 'dark')
})

test('a damaged choice from another tab is light, and is mended', { tag: '@needs-storage' }, async ({
  page,
  context,
}) => {
  await openHydrated(page, routes.shortDoc)
  await getButton(page, 'light').click()
  const otherTab = await context.newPage()
  await openHydrated(otherTab, routes.longDoc)
  await expectColors(otherTab, 'dark')
  await page.evaluate(() => window.localStorage.setItem('theme', 'drak'))
  await expect(getButton(otherTab, 'light')).toBeVisible()
  await expectColors(otherTab, 'light')
  expect(await readStorage(otherTab, 'theme')).toBe('light')
})

test('COL-18 while nobody has chosen, a change of the system shows at once and is not kept', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openHydrated(page, systemDoc)
  await expectColors(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectColors(page, 'dark')
  await expect(getButton(page, 'system')).toBeVisible()
  expect(await readStorage(page, 'theme')).toBeNull()
})

test('COL-19 after a choice, a change of the system shows nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openHydrated(page, systemDoc)
  await getButton(page, 'system').click()
  await expect(getButton(page, 'light')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await waitForFrames(page)
  await expectColors(page, 'light')
  await expect(getButton(page, 'light')).toBeVisible()
})

test('COL-20 the button works where nothing may be kept', { tag: '@only-restricted' }, async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await getButton(page, 'light').click()
  await expectColors(page, 'dark')
  await getButton(page, 'dark').click()
  await expectColors(page, 'light')
})

test('COL-21 without a switch the default holds against address and storage', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await fillStorage(page, { theme: 'light' })
  await openHydrated(page, `${addressOf('bare', routes.shortDoc)}?theme=light`)
  await expectColors(page, 'dark')
  await expect(page.getByRole('button', { name: anyColorButton, includeHidden: true })).toHaveCount(0)
  expect(await readStorage(page, 'theme')).toBeNull()
})

test('COL-22 on a wide screen there is one colour button, in the bar', async ({ page }) => {
  for (const route of [routes.landing, routes.shortDoc, routes.guideIndex]) {
    await openHydrated(page, route)
    await expect(page.getByRole('button', { name: anyColorButton })).toHaveCount(1)
    await expect(getButton(page, 'light')).toBeInViewport({ ratio: 1 })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('COL-23 there is one colour button, at the head of the panel', async ({ page }) => {
    for (const route of [routes.landing, routes.shortDoc]) {
      await openHydrated(page, route)
      await expect(page.getByRole('button', { name: anyColorButton })).toHaveCount(0)
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
      const button = page.getByRole('button', { name: anyColorButton })
      await expect(button).toHaveCount(1)
      const panel = page.getByRole('dialog')
      await expect(panel.getByRole('button', { name: anyColorButton })).toBeInViewport({ ratio: 1 })
      const close = await panel.getByRole('button', { name: 'Close navigation bar' }).boundingBox()
      await expect.poll(() => button.boundingBox()).toMatchObject({ y: close?.y })
    }
  })
})

test('nothing changes its place while a page with kept colours loads', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await fillStorage(page, { theme: 'dark' })
  await watchLayoutShift(page)
  const takeOver = await openInTwoSteps(page, routes.longDoc)
  await takeOver()
  await expectColors(page, 'dark')
  expect(await readLayoutShift(page)).toBe(0)
})

declare global {
  interface Window {
    /** The themes that were painted since the page was opened. */
    paintedThemes: (string | undefined)[]
    /** The colours of the browser around the page that were painted since. */
    paintedFrameColors: (string | undefined)[]
  }
}

/** The colours that the page gives the browser around it. There is one. */
function readFrameColors(page: Page): Promise<(string | null)[]> {
  return page
    .locator('head meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))
}

/** Writes down the theme in each frame of the pages that follow, from the first one with something on it. */
async function watchThemes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.paintedThemes = []
    window.paintedFrameColors = []
    const look = () => {
      const { theme } = document.documentElement.dataset
      const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
      if (document.body && !window.paintedThemes.includes(theme)) window.paintedThemes.push(theme)
      if (document.body && !window.paintedFrameColors.includes(meta?.content))
        window.paintedFrameColors.push(meta?.content)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
