import type { Page } from '@playwright/test'
import { siteAddress } from '../../playwright.config'
import {
  addressOf,
  expect,
  getNavbar,
  getSidebar,
  inArabic,
  openHydrated,
  routes,
  test,
  viewports,
} from '../support/frame'

const shortDocDescription = 'A doc that needs no scrolling, with a single short heading.'

test('LAY-01 a doc has each of its landmarks once, and the navigations have names', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  const navigations = page.getByRole('navigation')
  expect(await navigations.evaluateAll((list) => list.map((nav) => nav.getAttribute('aria-label')))).toEqual([
    'Main',
    'Docs sidebar',
    'Breadcrumbs',
    'Docs pages',
  ])
  for (const name of ['Main', 'Breadcrumbs', 'Docs pages']) {
    await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1)
  }
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
})

test('LAY-02 skip link, announcement, navbar, the part around the text and the footer follow each other', async ({
  page,
}) => {
  await openHydrated(page, routes.shortDoc)
  const parts = [
    page.getByRole('link', { name: 'Skip to main content' }),
    page.getByRole('banner'),
    getNavbar(page),
    page.locator('#main-wrapper'),
    page.getByRole('contentinfo'),
  ]
  for (const part of parts) await expect(part).toHaveCount(1)
  const elements = await Promise.all(parts.map((part) => part.elementHandle()))
  const followsTheOneBefore = await page.evaluate(
    (list) =>
      list.slice(1).map((element, index) => {
        const before = list[index]
        if (!before || !element) return false
        return before.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING
      }),
    elements,
  )
  expect(followsTheOneBefore).toEqual([true, true, true, true])
})

test('LAY-03 every page ends with the copyright line of 2025', async ({ page }) => {
  for (const route of [routes.landing, routes.shortDoc, routes.guideIndex, routes.notFound]) {
    await openHydrated(page, route)
    await expect(
      page.getByRole('contentinfo').getByText('Copyright © 2025 Frame', { exact: true }),
    ).toBeVisible()
  }
  await openHydrated(page, siteAddress)
  await expect(page.getByRole('contentinfo').getByText('Copyright © 2025', { exact: true })).toBeVisible()
})

test('LAY-04 the title in the browser is that of the doc, a bar, and that of the site', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await expect(page).toHaveTitle('Short doc | Frame')
  await getSidebar(page).getByRole('link', { name: 'Code doc' }).click()
  await expect(page).toHaveTitle('Code doc | Frame')
})

test('LAY-05 a page without a title of its own has the title of the site alone', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await expect(page).toHaveTitle('Frame')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('LAY-06 the links of the sidebar are there, the panel of narrow screens is not', async ({ page }) => {
    await page.goto(routes.shortDoc)
    const link = getSidebar(page).getByRole('link', { name: 'Code doc' })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', routes.codeDoc)
    await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0)
    const close = { name: 'Close navigation bar', includeHidden: true }
    await expect(page.getByRole('button', close)).toHaveCount(0)
  })
})

test('LAY-07 the page tells when its script has taken over', async ({ page, request }) => {
  const html = await (await request.get(routes.shortDoc)).text()
  expect(html).toMatch(/<html [^>]*data-has-hydrated="false"/)
  await page.goto(routes.shortDoc)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
})

test('a page names itself for each language, also where there is one alone, and an error page does not', async ({
  page,
}) => {
  await page.goto(`${siteAddress}/docs/binbar/installing-binbar/`)
  const canonical = 'https://help.scalable-systems.io/docs/binbar/installing-binbar/'
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
  const alternates = page.locator('link[rel=alternate][hreflang]')
  await expect(alternates).toHaveCount(2)
  for (const lang of ['en', 'x-default'])
    await expect(page.locator(`link[hreflang="${lang}"]`)).toHaveAttribute('href', canonical)
  await page.goto(`${siteAddress}/no-such-page/`)
  await expect(page).toHaveTitle(/^Page Not Found/)
  await expect(alternates).toHaveCount(0)
})

test('lines of text stay short where the window is wide, and code has all of the width', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 800 })
  await openHydrated(page, routes.codeDoc)
  const article = await page.getByRole('article').boundingBox()
  const text = await page.locator('[data-page-body] > p').first().boundingBox()
  const code = await page.locator('[data-page-body] pre').first().boundingBox()
  expect(text?.width).toBe(736)
  expect(code?.width).toBeGreaterThan((article?.width ?? 0) - 3)
})

for (const { width, main } of [
  { width: 1280, main: 980 },
  { width: 1439, main: 1139 },
  { width: 1440, main: 1140 },
  { width: 1920, main: 1320 },
]) {
  test(`at ${width} pixels the part beside the sidebar has ${main} pixels, and the text three quarters of that at most`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const route of [routes.longDoc, routes.guideIndex]) {
      await openHydrated(page, route)
      const part = await page.getByRole('main').boundingBox()
      const text = await page.getByRole('article').boundingBox()
      expect(part?.width).toBeCloseTo(main, 0)
      expect(text?.width).toBeLessThanOrEqual(0.75 * main)
      expect(text?.width).toBeGreaterThan(0.6 * main)
    }
  })
}

test('LAY-08 every page names its language', async ({ page }) => {
  const languages = {
    [siteAddress]: 'en',
    [`${siteAddress}/docs/`]: 'en',
    [addressOf('system', routes.shortDoc)]: 'en',
    [addressOf('multi', routes.shortDoc)]: 'en-GB',
    [addressOf('multi', inArabic(routes.shortDoc))]: 'ar',
  }
  for (const [address, language] of Object.entries(languages)) {
    await openHydrated(page, address)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
})

test('LAY-09 a link to another host opens a tab of its own, safely, and says so', async ({ page }) => {
  await page.setViewportSize(viewports.full)
  await openHydrated(page, routes.shortDoc)
  const link = getNavbar(page).getByRole('link', { name: /^Out/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  await expect(link).toHaveAttribute('rel', /\bnoreferrer\b/)
  await expect(link.getByRole('img', { name: '(opens in new tab)', exact: true })).toBeVisible()
  const tab = await openInNewTab(page, () => link.click())
  await expect(tab).toHaveURL('https://example.com/login')
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
})

test('LAY-10 a doc describes itself to search engines and in previews of links', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  for (const name of ['name="description"', 'property="og:description"']) {
    await expect(page.locator(`head meta[${name}]`)).toHaveAttribute('content', shortDocDescription)
  }
})

test('no page makes the browser complain @needs-storage', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
  for (const address of [`${siteAddress}/`, `${siteAddress}/docs/binbar/led-patterns/`]) {
    await openHydrated(page, address)
  }
  expect(complaints).toEqual([])
})

/** Follows a link to another host, which answers with an empty page. */
async function openInNewTab(page: Page, follow: () => Promise<void>): Promise<Page> {
  await page.context().route('https://example.com/**', (route) => {
    return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
  })
  const tab = page.waitForEvent('popup')
  await follow()
  return tab
}
