import type { Locator, Page } from '@playwright/test'
import { addressOf, expect, openHydrated, routes, test } from '../support/frame'

const getHeading = (page: Page): Locator => page.getByRole('heading', { level: 2, name: /^Section 1(?!\d)/ })
const getAnchor = (page: Page): Locator =>
  page.getByRole('link', { name: 'Direct link to Section 1', exact: true })

test('HEAD-01 a heading holds a link to itself, whose name and title say so', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  const anchor = getHeading(page).getByRole('link')
  await expect(anchor).toHaveAccessibleName('Direct link to Section 1')
  await expect(anchor).toHaveAttribute('href', '#section-1')
  await expect(anchor).toHaveAttribute('title', 'Direct link to Section 1')
})

test('HEAD-02 the link shows when the pointer is on the heading, and when it has the focus', async ({
  page,
}) => {
  await openHydrated(page, routes.longDoc)
  await expect(getAnchor(page)).toHaveCSS('opacity', '0')
  await getHeading(page).hover({ position: { x: 5, y: 5 } })
  await expect(getAnchor(page)).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(getAnchor(page)).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await getAnchor(page).focus()
  await expect(getAnchor(page)).toHaveCSS('opacity', '1')
})

test('HEAD-03 the link puts the heading into the address', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await getAnchor(page).click()
  await expect(page).toHaveURL(`${routes.longDoc}#section-1`)
})

test('HEAD-04 the title of a page has neither a link nor an id', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Long doc')
  await expect(title.getByRole('link')).toHaveCount(0)
  await expect(title).not.toHaveAttribute('id')
})

for (const { site, distance, how } of [
  { site: 'multi', distance: 8, how: 'where the navbar goes out of the way' },
  { site: 'system', distance: 68, how: 'below a navbar that stays' },
] as const) {
  test(`HEAD-06 a link to a heading of another page stops ${distance} px above it, ${how}`, async ({
    page,
  }) => {
    await openHydrated(page, addressOf(site, routes.links))
    await page.getByRole('link', { name: 'Section 6 of the long doc' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long doc')
    await expect(page).toHaveURL(addressOf(site, `${routes.longDoc}#section-6`))
    const heading = page.getByRole('heading', { name: /^Section 6/ })
    await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? -1)).toBe(distance)
  })
}
