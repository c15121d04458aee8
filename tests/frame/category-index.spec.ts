import type { Locator, Page } from '@playwright/test'
import { siteAddress } from '../../playwright.config'
import { expect, openHydrated, routes, test, viewports } from '../support/frame'

/** The entries of the guide, in the order of the sidebar. */
const guideEntries = [
  'Long doc',
  'Short doc',
  'No heading doc',
  'Hidden contents doc',
  'Code doc',
  'Short label',
  'Four docs',
  'Middle doc',
  'One doc',
  'Described',
  'Parts',
]

/** What stands on the index below its title, cards included. */
const getBody = (page: Page): Locator => page.getByRole('main').locator('[data-page-body]')
const getCards = (page: Page): Locator => getBody(page).getByRole('list').getByRole('listitem')

/** The card whose title is exactly this. */
function getCard(page: Page, title: string): Locator {
  return getCards(page).filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
}

for (const [route, crumbs] of [
  ['/docs/category/client-application/', ['Client Application']],
  ['/docs/category/page-details/', ['Client Application', 'Page details']],
  ['/docs/category/release-notes/', ['Client Application', 'Release notes']],
  ['/docs/category/binbar/', ['BinBar']],
  ['/docs/category/release-notes-1/', ['BinBar', 'Release notes']],
  ['/docs/category/api/', ['API']],
] as const) {
  test(`CAT-01 the product has an index at ${route}, which belongs to ${crumbs[0]}`, async ({ page }) => {
    const response = await page.goto(siteAddress + route)
    expect(response?.status()).toBe(200)
    const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
    await expect(items).toHaveText(['', ...crumbs])
    await expect(getCards(page).first()).toBeVisible()
  })
}

test('CAT-02 an index can have a title and a description of its own', async ({ page }) => {
  await openHydrated(page, routes.guideIndex)
  const description = 'The index of the guide, whose title differs from the label of its category.'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All pages of the guide')
  await expect(page).toHaveTitle('All pages of the guide | Frame')
  await expect(getBody(page).getByRole('paragraph').first()).toHaveText(description)
  await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', description)
})

test('CAT-03 an index without those has the label of its category as its title, and no paragraph', async ({
  page,
}) => {
  await openHydrated(page, routes.referenceIndex)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reference')
  await expect(getCards(page)).toHaveCount(7)
  await expect(getBody(page).getByRole('paragraph')).toHaveCount(7)
  await expect(getCards(page).getByRole('paragraph')).toHaveCount(7)
})

test('CAT-04 an index has a card for each entry in the order of the sidebar, each of them a single link', async ({
  page,
}) => {
  await openHydrated(page, routes.guideIndex)
  await expect(getCards(page).getByRole('heading', { level: 2 })).toHaveText(guideEntries)
  for (const card of await getCards(page).all()) {
    await expect(card.getByRole('link')).toHaveCount(1)
    await expect(card.getByRole('link').getByRole('heading', { level: 2 })).toHaveCount(1)
  }
})

test('CAT-05 the card of a category says how many entries it has', async ({ page }) => {
  await openHydrated(page, routes.guideIndex)
  await expect(getCard(page, 'Four docs').getByRole('paragraph')).toHaveText('4 items')
})

test('CAT-06 the card of a category with one entry says so in the singular', async ({ page }) => {
  await openHydrated(page, routes.guideIndex)
  await expect(getCard(page, 'One doc').getByRole('paragraph')).toHaveText('1 item')
})

test('CAT-07 the card of a category does not repeat what its index says of itself', async ({ page }) => {
  await openHydrated(page, routes.guideIndex)
  await expect(getCard(page, 'Parts').getByRole('paragraph')).toHaveText('2 items')
})

test('CAT-08 the card of a category that describes itself has that description', async ({ page }) => {
  await openHydrated(page, routes.guideIndex)
  await expect(getCard(page, 'Described').getByRole('paragraph')).toHaveText(
    'One doc, and a sentence about it in the file of all entries.',
  )
})

test('CAT-09 the card of a doc has the description of the doc', async ({ page }) => {
  await openHydrated(page, routes.guideIndex)
  await expect(getCard(page, 'Short doc').getByRole('paragraph')).toHaveText(
    'A doc that needs no scrolling, with a single short heading.',
  )
})

test('CAT-10 no card is without a text', async ({ page }) => {
  for (const route of [routes.guideIndex, routes.partsIndex, routes.innerIndex, routes.referenceIndex]) {
    await openHydrated(page, route)
    const texts = getCards(page).getByRole('paragraph')
    await expect(texts).toHaveCount(await getCards(page).count())
    for (const text of await texts.all()) await expect(text).toHaveText(/\w/)
  }
})

test('CAT-11 the card of a category without a page leads to the first doc in it', async ({ page }) => {
  await openHydrated(page, routes.guideIndex)
  await getCard(page, 'Four docs').getByRole('link').click()
  await expect(page).toHaveURL(routes.firstOfFour)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First of four')
})

for (const [name, viewport] of Object.entries({ desktop: viewports.desktop, phone: viewports.phone })) {
  test(`CAT-12 an index has no list of contents on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openHydrated(page, routes.longDoc)
    await expect(page.getByText('On this page').filter({ visible: true })).toHaveCount(1)
    await openHydrated(page, routes.guideIndex)
    await expect(getCards(page)).toHaveCount(guideEntries.length)
    await expect(page.getByText('On this page')).toHaveCount(0)
  })
}

test('the card of a category with a page leads to that page', async ({ page }) => {
  await openHydrated(page, routes.guideIndex)
  await getCard(page, 'Parts').getByRole('link').click()
  await expect(page).toHaveURL(routes.partsIndex)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts')
})

for (const { width } of [viewports.wide, viewports.desktop]) {
  test(`at ${width} pixels, two cards stand in a row, each with one line of text and all of it as its title`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, `${siteAddress}/docs/category/binbar/`)
    const boxes = await Promise.all((await getCards(page).all()).map((card) => card.boundingBox()))
    expect(boxes[0]?.y).toBe(boxes[1]?.y)
    expect(boxes[2]?.y).toBeGreaterThan(boxes[1]?.y ?? 0)
    for (const text of await getCards(page).getByRole('paragraph').all()) {
      await expect(text).toHaveAttribute('title', (await text.textContent()) ?? '')
      const lines = await text.evaluate(
        (line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight),
      )
      expect(lines).toBeCloseTo(1, 1)
    }
    expect(await isAnythingCut(getCards(page).first())).toBe(true)
  })

  test(`at ${width} pixels and with text of twice the size, no text on a card is cut`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, `${siteAddress}/docs/category/binbar/`)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    for (const card of await getCards(page).all()) expect(await isAnythingCut(card)).toBe(false)
  })
}

test('no text on a card is cut at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openHydrated(page, routes.guideIndex)
  for (const card of await getCards(page).all()) {
    expect(await isAnythingCut(card)).toBe(false)
    const box = await card.getByRole('link').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 320)).toBeLessThanOrEqual(320)
  }
})

/** Whether some of the text of a card is out of sight. */
function isAnythingCut(card: Locator): Promise<boolean> {
  return card.evaluate((item) =>
    [...item.querySelectorAll<HTMLElement>('a, h2, p')].some(
      (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1,
    ),
  )
}
