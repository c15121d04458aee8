import type { Locator, Page } from '@playwright/test'
import { siteAddress } from '../../playwright.config'
import { expect, getSidebar, openHydrated, routes, test } from '../support/frame'

/** The canonical address of the product, which its test server does not have. */
const productUrl = 'https://help.scalable-systems.io'
/** The same for the fixture site. */
const siteUrl = 'https://multi.example'
const installing = '/docs/binbar/installing-binbar/'

const getBreadcrumbs = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Breadcrumbs', exact: true })
const getCrumbs = (page: Page): Locator => getBreadcrumbs(page).getByRole('listitem')

test('CRUMB-01 the crumbs of a doc lead from home through its guide to the doc', async ({ page }) => {
  await openHydrated(page, siteAddress + installing)
  const crumbs = getCrumbs(page)
  await expect(crumbs).toHaveText(['', 'BinBar', 'Install a BinBar'])
  await expect(crumbs.nth(0).getByRole('link', { name: 'Home page', exact: true })).toHaveAttribute(
    'href',
    '/',
  )
  await expect(crumbs.nth(1).getByRole('link', { name: 'BinBar', exact: true })).toHaveAttribute(
    'href',
    '/docs/category/binbar/',
  )
  await expect(crumbs.nth(2).getByRole('link')).toHaveCount(0)
})

test('CRUMB-02 a doc two categories deep has a crumb for each, the outer one first', async ({ page }) => {
  await openHydrated(page, routes.partDoc)
  await expect(getCrumbs(page)).toHaveText(['', 'Guide', 'Parts', 'Part doc'])
  const links = getBreadcrumbs(page).getByRole('link')
  await expect(links).toHaveCount(3)
  for (const [index, route] of [routes.landing, routes.guideIndex, routes.partsIndex].entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', route)
  }
})

test('CRUMB-04 a category without a page is plain text', async ({ page }) => {
  await openHydrated(page, routes.firstOfFour)
  await expect(getCrumbs(page)).toHaveText(['', 'Guide', 'Four docs', 'First of four'])
  await expect(getCrumbs(page).nth(2).getByRole('link')).toHaveCount(0)
})

test('CRUMB-05 the last crumb is the label of the sidebar, not the title of the doc', async ({ page }) => {
  await openHydrated(page, routes.labelledDoc)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A doc whose title is longer than its label',
  )
  await expect(getCrumbs(page).last()).toHaveText('Short label')
})

test('CRUMB-06 search engines get the way to the doc with full addresses, and without home', async ({
  page,
}) => {
  await openHydrated(page, siteAddress + installing)
  expect(await readStructuredData(page)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'BinBar',
          item: `${productUrl}/docs/category/binbar/`,
        },
        { '@type': 'ListItem', position: 2, name: 'Install a BinBar', item: productUrl + installing },
      ],
    },
  ])
})

test('CRUMB-07 for search engines a category without a page is left out, and the count goes on', async ({
  page,
}) => {
  await openHydrated(page, routes.firstOfFour)
  expect(await readStructuredData(page)).toMatchObject([
    {
      itemListElement: [
        { position: 1, name: 'Guide', item: siteUrl + routes.guideIndex },
        { position: 2, name: 'First of four', item: siteUrl + routes.firstOfFour },
      ],
    },
  ])
})

test('CRUMB-08 the landing page has no breadcrumbs', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(getBreadcrumbs(page)).toHaveCount(0)
  expect(await readStructuredData(page)).toEqual([])
})

test('a doc outside of the sidebar has no breadcrumbs', async ({ page }) => {
  await openHydrated(page, routes.looseDoc)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loose doc')
  await expect(getBreadcrumbs(page)).toHaveCount(0)
})

test('the index of a category is the last crumb itself', async ({ page }) => {
  await openHydrated(page, routes.partsIndex)
  await expect(getCrumbs(page)).toHaveText(['', 'Guide', 'Parts'])
  await expect(getCrumbs(page).last().getByRole('link')).toHaveCount(0)
})

test('screen readers hear which crumb is the open page', async ({ page }) => {
  await openHydrated(page, routes.partDoc)
  const current = getBreadcrumbs(page).locator('[aria-current]')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveText('Part doc')
  await expect(current).toHaveAttribute('aria-current', 'page')
})

test('a move to another doc brings the crumbs of that doc, for readers and for search engines', async ({
  page,
}) => {
  await openHydrated(page, routes.shortDoc)
  await getSidebar(page).getByRole('link', { name: 'Short label' }).click()
  await expect(getCrumbs(page)).toHaveText(['', 'Guide', 'Short label'])
  await expect
    .poll(() => readStructuredData(page))
    .toMatchObject([{ itemListElement: [{ name: 'Guide' }, { name: 'Short label' }] }])
})

test('the crumbs of a deep doc fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openHydrated(page, routes.deepDoc)
  for (const crumb of await getCrumbs(page).all()) {
    const box = await crumb.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  }
  await expect(getCrumbs(page).last()).toHaveText('Deep doc')
})

/** What the head of the page tells search engines, one entry for each element. */
async function readStructuredData(page: Page): Promise<unknown[]> {
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text))
}
