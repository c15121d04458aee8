import type { Locator, Page } from '@playwright/test'
import { expect, openHydrated, routes, test } from '../support/frame'

const getPagination = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Docs pages', exact: true })

test('PAGE-01 a doc in the middle has the page before it and the page behind it', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await expectNeighbours(
    page,
    ['Previous Long doc', routes.longDoc],
    ['Next No heading doc', routes.noHeadingDoc],
  )
})

test('PAGE-03 the last doc of the sidebar has the page before it alone', async ({ page }) => {
  await openHydrated(page, routes.lastNote)
  await expectNeighbours(page, ['Previous First note', routes.firstNote])
})

test('PAGE-04 behind the last doc of a guide comes the page of the next guide', async ({ page }) => {
  await openHydrated(page, routes.partDoc)
  await expectNeighbours(
    page,
    ['Previous Deep doc', routes.deepDoc],
    ['Next Reference', routes.referenceIndex],
  )
})

test('PAGE-05 a category without a page is skipped in favour of its first doc', async ({ page }) => {
  await openHydrated(page, routes.labelledDoc)
  await expectNeighbours(
    page,
    ['Previous Code doc', routes.codeDoc],
    ['Next First of four', routes.firstOfFour],
  )
})

test('PAGE-06 behind the index of a category comes its first doc', async ({ page }) => {
  await openHydrated(page, routes.guideIndex)
  await expectNeighbours(page, ['Previous Overview', routes.overview], ['Next Long doc', routes.longDoc])
})

test('PAGE-08 a doc is called by the name that it chose for its neighbours', async ({ page }) => {
  await openHydrated(page, routes.afterNamedDoc)
  await expectNeighbours(
    page,
    ['Previous Called otherwise', routes.namedDoc],
    ['Next Jump doc', routes.jumpDoc],
  )
})

test('PAGE-09 a doc outside of the sidebar has no neighbours', async ({ page }) => {
  await openHydrated(page, routes.looseDoc)
  await expect(getPagination(page)).toHaveCount(1)
  await expectNeighbours(page)
})

test('the first doc of all has the page behind it alone', async ({ page }) => {
  await openHydrated(page, routes.overview)
  await expectNeighbours(page, ['Next Guide', routes.guideIndex])
})

test('the index of a category is called by the label of the category', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await expectNeighbours(page, ['Previous Guide', routes.guideIndex], ['Next Short doc', routes.shortDoc])
})

test('a doc can name the page behind it and the page before it', async ({ page }) => {
  await openHydrated(page, routes.jumpDoc)
  await expect(getPagination(page).getByRole('link', { name: 'Next Short doc' })).toHaveAttribute(
    'href',
    routes.shortDoc,
  )
  await openHydrated(page, routes.returnDoc)
  await expect(getPagination(page).getByRole('link', { name: 'Previous Long doc' })).toHaveAttribute(
    'href',
    routes.longDoc,
  )
})

test('a doc can switch both sides off', async ({ page }) => {
  await openHydrated(page, routes.closedDoc)
  await expectNeighbours(page)
})

test('"Next" leads to the page behind, and "Previous" back', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await getPagination(page).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(routes.noHeadingDoc)
  await expectNeighbours(
    page,
    ['Previous Short doc', routes.shortDoc],
    ['Next Hidden contents doc', routes.hiddenTocDoc],
  )
  await getPagination(page).getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL(routes.shortDoc)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short doc')
})

/** A link as screen readers name it, and where it leads. */
type Neighbour = readonly [name: string, route: string]

/** The links of the pagination are these, in this order, and no others. */
async function expectNeighbours(page: Page, ...neighbours: readonly Neighbour[]): Promise<void> {
  const links = getPagination(page).getByRole('link')
  await expect(links).toHaveCount(neighbours.length)
  for (const [index, [name, route]] of neighbours.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(name)
    await expect(links.nth(index)).toHaveAttribute('href', route)
  }
}
