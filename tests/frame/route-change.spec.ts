import type { Page } from '@playwright/test'
import { expect, getScrollPosition, getSidebar, openHydrated, routes, scrollTo, test } from '../support/frame'

/** The file with the code of the page "Code doc". */
const codeDocFile = /\/chunks\/pages\/docs\/guide\/code-doc-/

const bar = (page: Page) => page.locator('[data-progress-bar]')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('ROUTE-01 for 200 ms the old page stays and nothing else is seen', async ({ page }) => {
  const release = await followHeldLink(page)
  await page.clock.runFor(199)
  await expect(title(page)).toHaveText('Short doc')
  await expect(bar(page)).toHaveCount(0)
  release()
  await expect(title(page)).toHaveText('Code doc')
})

test('ROUTE-02 after 200 ms a bar shows above the old page', async ({ page }) => {
  const release = await followHeldLink(page)
  await page.clock.runFor(250)
  await expect(bar(page)).toBeVisible()
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 2 })
  await expect(title(page)).toHaveText('Short doc')
  release()
  await expect(title(page)).toHaveText('Code doc')
})

test('ROUTE-03 the arrival of the page takes the bar away and changes the title', async ({ page }) => {
  const release = await followHeldLink(page)
  await page.clock.runFor(250)
  await expect(bar(page)).toBeVisible()
  release()
  await expect(title(page)).toHaveText('Code doc')
  await expect(bar(page)).toHaveCount(0)
  await expect(page).toHaveTitle(/^Code doc \|/)
})

test('ROUTE-04 a page that is there already shows no bar', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await getSidebar(page).getByRole('link', { name: 'Code doc' }).click()
  await expect(title(page)).toHaveText('Code doc')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-progress-bar]')) document.body.dataset.barSeen = 'true'
    }).observe(document.body, { childList: true, subtree: true })
  })
  await getSidebar(page).getByRole('link', { name: 'Short doc' }).click()
  await expect(title(page)).toHaveText('Short doc')
  await expect(page.locator('body')).not.toHaveAttribute('data-bar-seen')
})

test('ROUTE-10 a page whose files fail is loaded in full once, and no oftener', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await page.route(codeDocFile, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await getSidebar(page).getByRole('link', { name: 'Code doc' }).click()
  await expect(page).toHaveURL(routes.codeDoc)
  await expect(title(page)).toHaveText('Code doc')
  await page.waitForTimeout(3000)
  expect(documents).toBe(1)
})

test('ROUTE-05 a jump within the page loads nothing and shows no bar', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, routes.moves)
  // The asset list of its folder comes with the first sign of a reader: a mouse that was at another place before.
  const list = page.waitForResponse(/\/asset-lists\b/)
  await page.mouse.move(5, 5, { steps: 2 })
  await list
  const requests: string[] = []
  page.on('request', (request) => {
    // The browser asks for the icon when it likes.
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url())
  })
  const heading = page.getByRole('heading', { name: /^Target/ })
  await expect(heading).not.toBeInViewport()
  await page.getByRole('link', { name: 'A heading of this page' }).click()
  await expect(page).toHaveURL(`${routes.moves}#target`)
  await expect(heading).toBeInViewport()
  // Longer than the bar waits.
  await page.clock.runFor(1000)
  await expect(page.locator('[data-progress-bar]')).toHaveCount(0)
  expect(requests).toEqual([])
})

test('ROUTE-06 the next page starts at its top', async ({ page }) => {
  await leaveLongDoc(page)
  await expect.poll(() => getScrollPosition(page)).toBe(0)
})

// The router keeps the places in the session storage alone.
test('ROUTE-07 going back leads to the place that the reader came from', { tag: '@needs-storage' }, async ({
  page,
}) => {
  await leaveLongDoc(page)
  await expect.poll(() => getScrollPosition(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long doc')
  await expect.poll(async () => Math.abs((await getScrollPosition(page)) - 2000)).toBeLessThanOrEqual(100)
})

test('ROUTE-08 a change of the query leaves the reader where they are', async ({ page }) => {
  await openHydrated(page, routes.moves)
  const control = page.getByRole('link', { name: 'Another query, from below' })
  await control.scrollIntoViewIfNeeded()
  const position = await getScrollPosition(page)
  expect(position).toBeGreaterThan(500)
  await control.click()
  await expect(page).toHaveURL(`${routes.moves}?view=2`)
  await expect(control).toBeInViewport()
  expect(await getScrollPosition(page)).toBe(position)
})

/** Follows a link to a page whose file is held back. Returns what lets the file through. */
async function followHeldLink(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.clock.install()
  await openHydrated(page, routes.shortDoc)
  await page.route(codeDocFile, async (route) => {
    await held
    await route.continue()
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = page.waitForRequest(codeDocFile)
  await getSidebar(page).getByRole('link', { name: 'Code doc' }).click()
  await asked
  return release
}

/** From the middle of a long page to another one, by a link of the sidebar. */
async function leaveLongDoc(page: Page): Promise<void> {
  await openHydrated(page, routes.longDoc)
  await scrollTo(page, 2000)
  expect(await getScrollPosition(page)).toBe(2000)
  await getSidebar(page).getByRole('link', { name: 'Code doc' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code doc')
}
