import type { Locator, Page } from '@playwright/test'
import {
  addressOf,
  expect,
  fillStorage,
  getNavbar,
  nextRoutes,
  openHydrated,
  readStorage,
  routes,
  test,
  viewports,
} from '../support/frame'
import { getEntry, getTrigger, openMenu, readEntries } from '../support/navbar-menu'

/** Where the version that a reader chose is kept. */
const key = 'docs-version'

test.use({ viewport: viewports.full })

const getLink = (page: Page, name: string): Locator =>
  getNavbar(page).getByRole('link', { name, exact: true })

test.describe('with one version', () => {
  test.use({ viewport: viewports.desktop })

  test('VER-01 a plain link leads to the open doc, or to the main page of the docs', async ({ page }) => {
    for (const [route, target] of [
      [routes.landing, routes.overview],
      [routes.shortDoc, routes.shortDoc],
    ] as const) {
      await openHydrated(page, addressOf('system', route))
      await expect(getLink(page, 'Next')).toBeVisible()
      await expect(getLink(page, 'Next')).toHaveAttribute('href', target)
      await expect(getTrigger(page, 'Next')).toHaveCount(0)
    }
  })

  test('VER-02 that link keeps nothing on the device', { tag: '@needs-storage' }, async ({ page }) => {
    await openHydrated(page, addressOf('system', routes.landing))
    await getLink(page, 'Next').click()
    await expect(page).toHaveURL(addressOf('system', routes.overview))
    expect(await readStorage(page, key)).toBeNull()
  })
})

test('VER-03 each version has a link to the same doc, with query and hash', async ({ page }) => {
  await openHydrated(page, `${routes.shortDoc}?x=1#a`)
  await openMenu(getTrigger(page, '1.0.0'))
  await expect
    .poll(() => readEntries(page))
    .toEqual([
      ['Next', `${nextRoutes.shortDoc}?x=1#a`],
      ['1.0.0', `${routes.shortDoc}?x=1#a`],
    ])
})

test('VER-04 where a version lacks the doc, the link leads to its main doc', async ({ page }) => {
  await openHydrated(page, `${nextRoutes.nextOnly}?z=1`)
  await openMenu(getTrigger(page, 'Next'))
  await expect
    .poll(() => readEntries(page))
    .toEqual([
      ['Next', `${nextRoutes.nextOnly}?z=1`],
      ['1.0.0', `${routes.overview}?z=1`],
    ])
})

test('VER-05 the index of a category has its counterpart in the other version', async ({ page }) => {
  for (const [route, label] of [
    [routes.guideIndex, '1.0.0'],
    [nextRoutes.guideIndex, 'Next'],
  ] as const) {
    await openHydrated(page, route)
    await openMenu(getTrigger(page, label))
    await expect
      .poll(() => readEntries(page))
      .toEqual([
        ['Next', nextRoutes.guideIndex],
        ['1.0.0', routes.guideIndex],
      ])
  }
})

test('VER-07 a chosen version decides where the navbar leads from outside of the docs', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await openHydrated(page, routes.landing)
  await openMenu(getTrigger(page, '1.0.0'))
  await getEntry(page, 'Next').click()
  await expect(page).toHaveURL(nextRoutes.overview)
  expect(await readStorage(page, key)).toBe('current')
  await openHydrated(page, routes.landing)
  await expect(getTrigger(page, 'Next')).toHaveAttribute('href', nextRoutes.overview)
  await expect(getLink(page, 'Next')).toHaveAttribute('href', nextRoutes.overview)
  await expect(getLink(page, 'Short')).toHaveAttribute('href', nextRoutes.shortDoc)
  await expect(getLink(page, 'All')).toHaveAttribute('href', nextRoutes.guideIndex)
  await expect(getLink(page, 'First note')).toHaveAttribute('href', nextRoutes.firstNote)
})

test('VER-08 the version of the open doc counts more than the chosen one', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await fillStorage(page, { [key]: 'current' })
  await openHydrated(page, routes.landing)
  await expect(getTrigger(page, 'Next')).toBeVisible()
  await openHydrated(page, routes.shortDoc)
  await expect(getTrigger(page, '1.0.0')).toBeVisible()
  await expect(getTrigger(page, 'Next')).toHaveCount(0)
})

test('the link to the version is marked on the pages below it, and not elsewhere', async ({ page }) => {
  for (const route of [routes.overview, routes.shortDoc]) {
    await openHydrated(page, route)
    await expect(getLink(page, '1.0.0')).toHaveAttribute('aria-current', 'page')
  }
  await openHydrated(page, routes.landing)
  await expect(getLink(page, '1.0.0')).not.toHaveAttribute('aria-current')
})

test('VER-09 where nothing was chosen, the last version counts', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await expect(getTrigger(page, '1.0.0')).toHaveAttribute('href', routes.overview)
  await expect(getLink(page, '1.0.0')).toHaveAttribute('href', routes.overview)
  await expect(getLink(page, 'Short')).toHaveAttribute('href', routes.shortDoc)
  await expect(getLink(page, 'All')).toHaveAttribute('href', routes.guideIndex)
})

test('VER-10 a chosen version that is gone is forgotten', { tag: '@needs-storage' }, async ({ page }) => {
  await fillStorage(page, { [key]: '0.1.0' })
  await openHydrated(page, routes.landing)
  await expect.poll(() => readStorage(page, key)).toBeNull()
  await expect(getTrigger(page, '1.0.0')).toHaveAttribute('href', routes.overview)
})

test('VER-11 reading a version does not choose it', { tag: '@needs-storage' }, async ({ page }) => {
  await openHydrated(page, nextRoutes.shortDoc)
  await getLink(page, 'All').click()
  await expect(page).toHaveURL(nextRoutes.guideIndex)
  expect(await readStorage(page, key)).toBeNull()
  await openHydrated(page, routes.landing)
  await expect(getTrigger(page, '1.0.0')).toBeVisible()
})

test('VER-12 a doc that is not released says so above its title and leads to the one that is', async ({
  page,
}) => {
  await openHydrated(page, nextRoutes.shortDoc)
  const banner = page.getByText('This page is about version Next, which is not released yet.')
  const title = page.getByRole('heading', { level: 1 })
  await expect(banner).toBeInViewport()
  expect(await readTop(banner)).toBeLessThan(await readTop(title))
  await expect(getLatestLink(page)).toHaveAttribute('href', routes.shortDoc)
  await openHydrated(page, routes.shortDoc)
  await expect(getLatestLink(page)).toHaveCount(0)
})

test('VER-13 that link leads to the same doc and chooses the last version', {
  tag: '@needs-storage',
}, async ({ page }) => {
  await openHydrated(page, nextRoutes.shortDoc)
  await getLatestLink(page).click()
  await expect(page).toHaveURL(routes.shortDoc)
  await expect(getTrigger(page, '1.0.0')).toBeVisible()
  expect(await readStorage(page, key)).toBe('1.0.0')
})

test('a chosen version lasts as long as the page where nothing may be kept', {
  tag: '@only-restricted',
}, async ({ page }) => {
  await openHydrated(page, routes.landing)
  await openMenu(getTrigger(page, '1.0.0'))
  await getEntry(page, 'Next').click()
  await expect(page).toHaveURL(nextRoutes.overview)
  await getLink(page, 'Frame').click()
  await expect(page).toHaveURL(routes.landing)
  await expect(getTrigger(page, 'Next')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('VER-15 the menu has a list of the versions that folds out', async ({ page }) => {
    await openHydrated(page, routes.landing)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const item = page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Versions', exact: true }) })
    await expect(item).toBeVisible()
    const next = item.getByRole('link', { name: 'Next', exact: true })
    const last = item.getByRole('link', { name: '1.0.0', exact: true })
    await expect(next).toBeHidden()
    await item.getByRole('button', { name: 'Expand the dropdown' }).click()
    await expect(next).toBeVisible()
    await expect(last).toBeVisible()
    await item.getByRole('button', { name: 'Collapse the dropdown' }).click()
    await expect(next).toBeHidden()
  })
})

/** The link above the text that leads to the last version. */
function getLatestLink(page: Page): Locator {
  return page.getByRole('link', { name: 'Read the latest version (1.0.0)', exact: true })
}

function readTop(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().top)
}
