import type { Page, Route } from '@playwright/test'
import { templates } from './support/site'
import { expect, test, waitUntilInteractive } from './support/test'

const guide = templates.guide
const nextTitle = 'Delete a container site'

/** What a file of the site can be answered with instead of itself. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'ends in the middle': async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    // A browser does not keep what it knows to be cut off.
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response, headers, body: body.slice(0, body.length / 2) })
  },
  'is an error of the host': (route) => route.fulfill({ status: 500, body: 'Internal error' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in' }),
  'gets lost on the way': (route) => route.abort(),
}

const note = (page: Page) => page.getByText('Interactive parts of this page did not load.')
const report = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

/** Follows "Next" on the first page. */
async function followNext(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click()
}

/** Counts the pages that are asked for from now on. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

test.describe('when files fail', () => {
  // The faults are meant; what the reader sees of them is what counts.
  test.afterEach(({ observations }) => {
    observations.faults.length = 0
  })

  for (const [name, answer] of Object.entries(faults)) {
    test(`the first file of scripts ${name}: the page can be read, says so, and a retry helps`, async ({
      page,
    }) => {
      const documents = countDocuments(page)
      await page.route(/\/chunks\/main-/, answer)
      await page.goto(guide)
      await expect(note(page)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      expect(documents()).toBe(1)
      await page.unroute(/\/chunks\/main-/)
      await page.getByRole('button', { name: 'Retry' }).click()
      await waitUntilInteractive(page)
      await expect(note(page)).toBeHidden()
    })

    test(`the file of the next page ${name}: a click reaches the page by a full load, once`, async ({
      page,
    }) => {
      await page.goto(guide)
      await waitUntilInteractive(page)
      const documents = countDocuments(page)
      await page.route(/\/chunks\/pages\/docs\/client-application\/delete/, answer)
      await followNext(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle)
      await expect(page).toHaveTitle(new RegExp(nextTitle))
      await expect(page).toHaveURL('/docs/client-application/delete-a-container-site/')
      // Its own file fails there, too.
      await expect(note(page)).toBeVisible()
      expect(documents()).toBe(1)
    })
  }

  for (const name of ['is missing', 'gets lost on the way']) {
    test(`the asset list ${name}: a click reaches the page by a full load, once`, async ({ page }) => {
      await page.route(/\/asset-lists\b/, faults[name] ?? (() => undefined))
      await page.goto(guide)
      await waitUntilInteractive(page)
      const documents = countDocuments(page)
      await followNext(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle)
      await page.waitForLoadState('load')
      expect(documents()).toBe(1)
    })
  }

  test('an asset list is slow: of two links the last one counts, and is not held up', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/asset-lists\/docs\/category\.json/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(guide)
    await waitUntilInteractive(page)
    const documents = countDocuments(page)
    const list = page.waitForResponse(/\/asset-lists\/docs\/category\.json/)
    await page.locator('a[href="/docs/category/binbar/"]:visible').first().click()
    await followNext(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle)
    release()
    await list
    await page.waitForTimeout(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle)
    await expect(page).toHaveURL('/docs/client-application/delete-a-container-site/')
    expect(documents()).toBe(0)
  })

  test('without a connection, the open page stays and a box offers to try again', async ({
    page,
    context,
  }) => {
    await page.goto(guide)
    await waitUntilInteractive(page)
    await context.setOffline(true)
    await followNext(page)
    await expect(report(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a container site')
    await report(page).getByRole('button', { name: 'Retry' }).click()
    await expect(report(page)).toBeVisible()
    await context.setOffline(false)
    await report(page).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle)
    await expect(report(page)).toHaveCount(0)
  })

  test('a page that takes its time shows a line after 200 ms, and the old page until it is there', async ({
    page,
  }) => {
    await page.goto(guide)
    await waitUntilInteractive(page)
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/chunks\/pages\/docs\/client-application\/delete/, async (route) => {
      await held
      await route.continue()
    })
    await followNext(page)
    await expect(page.locator('[data-progress-bar]')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a container site')
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle)
    await expect(page.locator('[data-progress-bar]')).toHaveCount(0)
  })

  test('a page whose files take 10 seconds can be read and followed meanwhile', async ({ page }) => {
    test.setTimeout(60_000)
    await page.route(/\/_next\/static\/chunks\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      await route.continue()
    })
    await page.goto(guide, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a container site')
    await expect(note(page)).toBeHidden()
    await followNext(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle)
  })
})

const folders = [
  '/',
  '/docs/',
  '/docs/client-application/',
  '/docs/binbar/',
  '/docs/api/objects/',
  '/elsewhere/',
]

for (const folder of folders) {
  test(`an unknown address below ${folder} is answered by the not-found page, which leads on`, async ({
    page,
  }) => {
    const response = await page.goto(`${folder}no-such-page-at-all/`)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('Page Not Found | BinBar Help')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Home page' }).click()
    await expect(page).toHaveURL('/')
  })
}

test('the not-found page guesses nothing before it knows the address', async ({ request }) => {
  const response = await request.get('/docs/no-such-page-at-all/')
  expect(await response.text()).not.toContain('Did you mean')
})

test('the not-found page offers the page whose address is nearest', async ({ page }) => {
  await page.goto('/docs/binbar/led-paterns/')
  await page.getByRole('main').getByRole('link', { name: 'Light patterns' }).click()
  await expect(page).toHaveURL('/docs/binbar/led-patterns/')
})

test('the not-found page searches for the words of the address', async ({ page }) => {
  await page.goto('/docs/binbar/baterry_low/')
  const link = page.getByRole('main').getByRole('link', { name: 'Search for “baterry low”' })
  await expect(link).toHaveAttribute('href', '/?q=baterry%20low')
  await link.click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('combobox')).toHaveValue('baterry low')
  await search.getByRole('option', { name: 'Battery low' }).click()
  await expect(page).toHaveURL('/docs/binbar/led-patterns/#battery-low')
})
