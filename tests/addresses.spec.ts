import { basePathAddress, siteAddress } from '../playwright.config'
import { redirects, routes, titles } from './support/site'
import { expect, test, waitUntilInteractive } from './support/test'

const sites = [
  { name: 'at the root of a host', address: siteAddress },
  { name: 'under a base path', address: basePathAddress },
]

test('the list of addresses is whole', () => {
  expect(routes.length).toBeGreaterThanOrEqual(110)
  expect(redirects.length).toBeGreaterThanOrEqual(10)
  expect([...titles.keys()].sort()).toEqual([...routes].sort())
})

for (const { name, address } of sites) {
  test(`${name}, every page answers with and without its final slash`, async ({ request }) => {
    for (const route of routes) {
      const forms = route === '/' ? [route] : [route, route.slice(0, -1)]
      for (const form of forms) {
        const response = await request.get(`${address}${form}`)
        expect(response.status(), form).toBe(200)
        expect(await response.text(), form).toContain(
          `>${escapeText(titles.get(route) ?? '')} | BinBar Help</title>`,
        )
      }
    }
  })

  test(`${name}, every redirect leads to its target and keeps query and hash`, async ({ page }) => {
    for (const { from, to } of redirects) {
      for (const form of [from, from.slice(0, -1)]) {
        await page.goto(`${address}${form}?from=label#main`)
        await page.waitForURL(`${address}${to}?from=label#main`)
        await expect(page.getByRole('heading', { level: 1 }), form).toHaveText(titles.get(to) ?? '')
      }
    }
  })

  test(`${name}, an unknown address gives the not-found page with status 404`, async ({ request }) => {
    for (const path of [
      '/no-such-page/',
      '/docs/no-such-page',
      '/docs/binbar/LED-patterns/',
      '/favicon.png',
    ]) {
      const response = await request.get(`${address}${path}`)
      expect(response.status(), path).toBe(404)
      expect(await response.text(), path).toContain('Page Not Found')
    }
  })
}

test('a redirect leaves no step in the history', async ({ page }) => {
  await page.goto('/docs/')
  await page.goto('/binbar/')
  await page.waitForURL('/docs/category/binbar/')
  await page.goBack()
  await expect(page).toHaveURL('/docs/')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every redirect leads to its target', async ({ page }) => {
    for (const { from, to } of redirects) {
      await page.goto(from)
      await page.waitForURL(to)
      await expect(page.getByRole('heading', { level: 1 }), from).toHaveText(titles.get(to) ?? '')
    }
  })

  test('every page shows its heading', async ({ page }) => {
    test.setTimeout(300_000)
    for (const route of routes) {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveText(titles.get(route) ?? '')
    }
  })
})

const guides = ['client-application', 'binbar', 'api']

for (const guide of guides) {
  test(`every page of the guide ${guide} opens by a click in the sidebar, and again after a reload`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.goto(`/docs/category/${guide}/`)
    await waitUntilInteractive(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Docs sidebar' })
    const folded = sidebar.locator('[aria-expanded="false"]')
    while ((await folded.count()) > 0) await folded.first().click()
    const hrefs = await sidebar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const ownHrefs = hrefs.filter(
      (href) => !guides.some((other) => other !== guide && href === `/docs/category/${other}/`),
    )
    expect(ownHrefs.length).toBe(countPages(guide))
    for (const href of ownHrefs) {
      await sidebar.locator(`a[href="${href}"]`).click()
      await expect(page.getByRole('heading', { level: 1 }), href).toHaveText(titles.get(href) ?? '')
      await expect(page, href).toHaveURL(href)
      expect(await page.evaluate(() => 'isSameDocument' in window), href).toBe(true)
    }
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      titles.get(new URL(page.url()).pathname) ?? '',
    )
  })
}

test('both addresses of the API overview name one canonical address', async ({ page }) => {
  for (const route of ['/docs/', '/docs/intro/']) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API overview')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://help.scalable-systems.io/docs/',
    )
    await expect(page.getByRole('complementary').locator('[aria-current=page]')).toHaveText('API overview')
  }
})

test('a version with dots keeps its final slash in links, address and canonical link', async ({ page }) => {
  const versions = routes.filter((route) => route.startsWith('/docs/client-application/release-notes/'))
  expect(versions).toHaveLength(10)
  for (const route of versions) {
    await page.goto('/docs/category/release-notes/')
    await waitUntilInteractive(page)
    await page.getByRole('main').getByRole('listitem').locator(`a[href="${route}"]`).click()
    await expect(page).toHaveURL(route)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://help.scalable-systems.io${route}`,
    )
  }
})

/** The pages of a guide: those in its folder, its category pages and, for the API, the overview. */
function countPages(guide: string): number {
  const categoryPages = { 'client-application': 3, binbar: 2, api: 1 }[guide] ?? 0
  const overview = guide === 'api' ? 1 : 0
  return routes.filter((route) => route.startsWith(`/docs/${guide}/`)).length + categoryPages + overview
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;')
}
