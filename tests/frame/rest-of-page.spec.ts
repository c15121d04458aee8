import type { Page } from '@playwright/test'
import {
  expect,
  getScrollPosition,
  getSidebar,
  openHydrated,
  routes,
  scrollTo,
  test,
  waitUntilHydrated,
} from '../support/frame'

/** How a long page looked when something on it changed. */
interface Look {
  headings: number
  /** The entry of the sidebar that is marked as the open page. */
  entry: string | undefined
  /** Whether any of what comes below the text is in the window. */
  showsEnd: boolean
}

/** The file with the code of the long doc. */
const longDocFile = /\/chunks\/pages\/docs\/guide\/long-doc-/

/** The headings of the text of the long doc. */
const headingsInAll = 25

test('a link leads to the heading and the beginning of a long page, and the rest follows', async ({
  page,
}) => {
  await openHydrated(page, routes.shortDoc)
  const readLooks = await watchLongDoc(page)
  await getSidebar(page).getByRole('link', { name: 'Long doc', exact: true }).click()
  await expect(page.locator('[data-page-body] :is(h2, h3, h4)')).toHaveCount(headingsInAll)
  const [first, ...others] = await readLooks()
  expect(first).toEqual({ headings: 3, entry: 'Short doc', showsEnd: false })
  expect(others.at(-1)).toEqual({ headings: headingsInAll, entry: 'Long doc', showsEnd: false })
})

test('a link to a heading of a long page leads to the page as a whole', async ({ page }) => {
  await openHydrated(page, routes.landing)
  const readLooks = await watchLongDoc(page)
  await page.getByRole('link', { name: 'Long doc, section 6' }).click()
  await expect(page.locator('#section-6')).toBeInViewport()
  expect((await readLooks())[0]?.headings).toBe(headingsInAll)
})

test('going back to a long page leads to the page as a whole', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await getSidebar(page).getByRole('link', { name: 'Short label', exact: true }).click()
  // The address is there before the page.
  await expect(page).toHaveURL(routes.labelledDoc)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Long doc')
  const readLooks = await watchLongDoc(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Long doc' })).toBeVisible()
  expect((await readLooks())[0]?.headings).toBe(headingsInAll)
})

test('a link to a heading that is not there yet leads to it', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[data-missing-rest]')) return
      observer.disconnect()
      const links = document.querySelectorAll<HTMLElement>('main a[href="#section-6"]')
      for (const link of links) if (link.checkVisibility()) link.click()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await getSidebar(page).getByRole('link', { name: 'Long doc', exact: true }).click()
  await expect(page).toHaveURL(`${routes.longDoc}#section-6`)
  await expect(page.locator('#section-6')).toBeInViewport()
})

// The router keeps the places in the session storage alone.
test('a key while the page comes that the reader goes back to leaves the place as it is', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollTo(page, 3400)
  await getSidebar(page).getByRole('link', { name: 'Short label', exact: true }).click()
  await expect(page).toHaveURL(routes.labelledDoc)
  await page.reload()
  await waitUntilHydrated(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(longDocFile, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(longDocFile)
  await page.evaluate(() => window.history.back())
  await asked
  await page.keyboard.press('Shift')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Long doc' })).toBeVisible()
  await expect.poll(() => getScrollPosition(page)).toBe(3400)
})

test('a long page that is loaded is there as a whole, also for who runs no scripts', async ({ page }) => {
  const response = await page.request.get(routes.longDoc)
  expect((await response.text()).match(/<h[234] /g)).toHaveLength(headingsInAll)
})

/**
 * Notes how the long doc looks, each time that something on the page changes.
 *
 * @returns what was noted by then
 */
async function watchLongDoc(page: Page): Promise<() => Promise<Look[]>> {
  const looks = await page.evaluateHandle(() => {
    const noted: Look[] = []
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Long doc') return
      const end = document.querySelector('nav[aria-label="Docs pages"]')
      noted.push({
        headings: document.querySelectorAll('[data-page-body] :is(h2, h3, h4)').length,
        entry: document.querySelector('aside [aria-current="page"]')?.textContent ?? undefined,
        showsEnd: end !== null && end.getBoundingClientRect().top < window.innerHeight,
      })
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return noted
  })
  return () => looks.jsonValue()
}
