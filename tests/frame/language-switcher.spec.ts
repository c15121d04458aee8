import type { Locator, Page } from '@playwright/test'
import {
  addressOf,
  arabic,
  expect,
  getNavbar,
  inArabic,
  openHydrated,
  routes,
  test,
  viewports,
} from '../support/frame'
import { getEntry, getTrigger, openMenu, readColor, readEntries } from '../support/navbar-menu'

const query = '?a=1'
const hash = '#brief'

test.use({ viewport: viewports.full })

/** The first of two menus of languages; the other one adds a parameter. */
const getLanguages = (page: Page, label: string): Locator => getTrigger(page, label).first()

test('LOC-01 each language has a link to the same page, with query and hash', async ({ page }) => {
  await openHydrated(page, `${routes.shortDoc}${query}${hash}`)
  await openMenu(getLanguages(page, 'English'))
  await expect
    .poll(() => readEntries(page))
    .toEqual([
      ['English', `${routes.shortDoc}${query}${hash}`],
      [arabic, `${inArabic(routes.shortDoc)}${query}${hash}`],
    ])
})

test('LOC-02 the way back to the first language has no prefix', async ({ page }) => {
  await openHydrated(page, `${inArabic(routes.shortDoc)}${query}${hash}`)
  await openMenu(getLanguages(page, arabic))
  await expect
    .poll(() => readEntries(page))
    .toEqual([
      ['English', `${routes.shortDoc}${query}${hash}`],
      [arabic, `${inArabic(routes.shortDoc)}${query}${hash}`],
    ])
})

test('LOC-03 each language is marked as such and opens in the same tab', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openMenu(getLanguages(page, 'English'))
  await expect(getEntry(page, 'English')).toHaveAttribute('lang', 'en-GB')
  await expect(getEntry(page, arabic)).toHaveAttribute('lang', 'ar')
  for (const label of ['English', arabic]) {
    await expect(getEntry(page, label)).toHaveAttribute('target', '_self')
  }
  await getEntry(page, arabic).click()
  await expect(page).toHaveURL(inArabic(routes.shortDoc))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('LOC-04 the trigger bears the name of the language that is shown', async ({ page }) => {
  for (const [route, label] of [
    [routes.shortDoc, 'English'],
    [inArabic(routes.shortDoc), arabic],
  ] as const) {
    await openHydrated(page, route)
    await expect(getLanguages(page, label)).toBeVisible()
  }
})

test('LOC-05 the language that is shown is marked in the list', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await openMenu(getLanguages(page, 'English'))
  const shown = getEntry(page, 'English')
  const other = getEntry(page, arabic)
  expect(await readColor(shown)).not.toBe(await readColor(other))
  await expect(shown).not.toHaveAttribute('aria-current')
})

test('LOC-07 parameters of the configuration come behind those of the address', async ({ page }) => {
  await openHydrated(page, `${routes.shortDoc}${query}`)
  await openMenu(getTrigger(page, 'English').last())
  await expect
    .poll(() => readEntries(page))
    .toEqual([
      ['English', `${routes.shortDoc}?a=1&b=2`],
      [arabic, `${inArabic(routes.shortDoc)}?a=1&b=2`],
    ])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('LOC-08 the links to the languages have neither query nor hash', async ({ page }) => {
    await page.goto(`${routes.shortDoc}${query}${hash}`)
    await getLanguages(page, 'English').hover()
    await expect
      .poll(() => readEntries(page))
      .toEqual([
        ['English', routes.shortDoc],
        [arabic, inArabic(routes.shortDoc)],
      ])
  })
})

test('LOC-09 the list works with a single language', async ({ page }) => {
  await openHydrated(page, addressOf('system', routes.shortDoc))
  await openMenu(getLanguages(page, 'English'))
  await expect.poll(() => readEntries(page)).toEqual([['English', routes.shortDoc]])
})

test('on the not-found page of a language, the links do not double its prefix', async ({ page }) => {
  await openHydrated(page, inArabic(routes.notFound))
  const trigger = getNavbar(page)
    .locator('button[aria-haspopup]', { hasText: new RegExp(`English|${arabic}`) })
    .first()
  await openMenu(trigger)
  await expect
    .poll(() => readEntries(page))
    .toEqual([
      ['English', routes.notFound],
      [arabic, inArabic(routes.notFound)],
    ])
})
