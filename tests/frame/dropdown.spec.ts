import type { Page } from '@playwright/test'
import {
  expect,
  getNavbar,
  getScrollPosition,
  openHydrated,
  routes,
  test,
  viewports,
  waitForFrames,
} from '../support/frame'
import { getEntry, getTrigger, openMenu } from '../support/navbar-menu'

/** The menu "More", from its first entry to its last. */
const moreEntries = ['Long page', 'Short page', 'Elsewhere']

test.use({ viewport: viewports.full })

test('DROP-01 the trigger of a dropdown is a button that says that its menu is closed', async ({ page }) => {
  await openHydrated(page, routes.landing)
  const trigger = getTrigger(page, 'More')
  await expect(trigger).toHaveAttribute('aria-haspopup', 'true')
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await getNavbar(page).getByRole('link', { name: 'Docs', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(trigger).toBeFocused()
})

test('DROP-03 a click opens the menu for good and leaves the address', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await getTrigger(page, 'More').click()
  await movePointerAway(page)
  await expectOpen(page)
  await expect(page).toHaveURL(routes.landing)
})

test('DROP-04 a second click closes the menu', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await getTrigger(page, 'More').click()
  await movePointerAway(page)
  await expectOpen(page)
  await getTrigger(page, 'More').click()
  await movePointerAway(page)
  await expectClosed(page)
})

test('DROP-05 pressing the mouse elsewhere closes the menu before it is released', async ({ page }) => {
  await openHydrated(page, routes.landing)
  const openings = [() => getTrigger(page, 'More').click(), () => openMenu(getTrigger(page, 'More'))]
  for (const open of openings) {
    await open()
    await movePointerAway(page)
    await expectOpen(page)
    await page.mouse.down()
    await expectClosed(page)
    await page.mouse.up()
  }
})

test('DROP-07 Enter on the trigger closes the menu', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await openMenu(getTrigger(page, 'More'))
  await expectOpen(page)
  await page.keyboard.press('Enter')
  await expectClosed(page)
})

test('DROP-08 Space on the trigger opens the menu and does not scroll', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  for (const label of ['More', 'API']) {
    await getTrigger(page, label).press('Space')
    await expect(getTrigger(page, label)).toHaveAttribute('aria-expanded', 'true')
    await waitForFrames(page)
    expect(await getScrollPosition(page)).toBe(0)
  }
  await expect(getEntry(page, 'All links')).toBeVisible()
})

test('DROP-09 Enter opens the menu of a trigger that is a link and does not follow it', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await openMenu(getTrigger(page, 'API'))
  await expect(getEntry(page, 'All links')).toBeVisible()
  await expect(page).toHaveURL(routes.landing)
})

test('DROP-10 a click on a trigger that is a link follows it', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await getTrigger(page, 'API').click()
  await expect(page).toHaveURL(routes.referenceIndex)
})

test('DROP-11 Tab walks through the entries and closes the menu behind the last one', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await openMenu(getTrigger(page, 'More'))
  for (const label of moreEntries) {
    await page.keyboard.press('Tab')
    await expect(getNavbar(page).getByRole('listitem').getByRole('link', { name: label })).toBeFocused()
    await expectOpen(page)
  }
  await page.keyboard.press('Tab')
  await expectClosed(page)
  await expect(getTrigger(page, 'API')).toBeFocused()
})

test('DROP-12 Tab backwards from the trigger closes the menu', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await openMenu(getTrigger(page, 'More'))
  await expectOpen(page)
  await page.keyboard.press('Shift+Tab')
  await expectClosed(page)
})

test('DROP-13 the focus on another trigger closes the menu', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await openMenu(getTrigger(page, 'More'))
  await expectOpen(page)
  await getTrigger(page, 'API').focus()
  await expectClosed(page)
})

test('the pointer on another menu closes one that was opened by a press', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await getTrigger(page, 'More').click()
  await movePointerAway(page)
  await expectOpen(page)
  await getTrigger(page, 'API').hover()
  await expect(getEntry(page, 'All links')).toBeVisible()
  await expectClosed(page)
})

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('DROP-14 a tap on the trigger opens the menu, a tap on the page closes it', async ({ page }) => {
    await openHydrated(page, routes.landing)
    await getTrigger(page, 'More').tap()
    await expectOpen(page)
    await page.getByRole('heading', { level: 1 }).tap()
    await expectClosed(page)
  })
})

test('DROP-15 Escape closes the menu and gives the focus back to the trigger', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await openMenu(getTrigger(page, 'More'))
  await page.keyboard.press('Tab')
  await expect(getEntry(page, 'Long page')).toBeFocused()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(getTrigger(page, 'More')).toBeFocused()
})

test('DROP-16 the menus at the far end open inwards, in line with their triggers', async ({ page }) => {
  await openHydrated(page, routes.landing)
  const triggers = [getTrigger(page, '1.0.0'), ...(await getTrigger(page, 'English').all())]
  expect(triggers).toHaveLength(3)
  for (const trigger of triggers) {
    await openMenu(trigger)
    const menu = getNavbar(page).getByRole('list')
    await expect(menu).toBeInViewport({ ratio: 1 })
    expect(await readRightEdge(menu)).toBeCloseTo(await readRightEdge(trigger), 0)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
})

test('DROP-17 an entry leads to its page, where the menu is closed', async ({ page }) => {
  await openHydrated(page, routes.landing)
  await getTrigger(page, 'More').click()
  await getEntry(page, 'Short page').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short doc')
  await expect(page).toHaveURL(routes.shortDoc)
  await expect(getTrigger(page, 'More')).toHaveAttribute('aria-expanded', 'false')
})

test('the pointer opens a menu, Escape closes it until the pointer comes back', async ({ page }) => {
  await openHydrated(page, routes.landing)
  const trigger = getTrigger(page, 'More')
  await trigger.hover()
  await expect(getEntry(page, 'Long page')).toBeVisible()
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await movePointerAway(page)
  await trigger.hover()
  await expect(getEntry(page, 'Long page')).toBeVisible()
  await movePointerAway(page)
  await expectClosed(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pointer opens a menu, whose links work', async ({ page }) => {
    await page.goto(routes.landing)
    await getTrigger(page, 'More').hover()
    await getEntry(page, 'Short page').click()
    await expect(page).toHaveURL(routes.shortDoc)
  })

  test('the focus opens a menu, whose links the keyboard reaches', async ({ page }) => {
    await page.goto(routes.landing)
    await expect(getEntry(page, 'Long page')).toBeHidden()
    await getTrigger(page, 'More').focus()
    await expect(getEntry(page, 'Long page')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(getEntry(page, 'Long page')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(routes.longDoc)
  })
})

/** The menu "More" shows, and its trigger says so. */
async function expectOpen(page: Page): Promise<void> {
  await expect(getTrigger(page, 'More')).toHaveAttribute('aria-expanded', 'true')
  await expect(getEntry(page, 'Long page')).toBeVisible()
}

/** The menu "More" does not show, and its trigger says so. */
async function expectClosed(page: Page): Promise<void> {
  await expect(getTrigger(page, 'More')).toHaveAttribute('aria-expanded', 'false')
  await expect(getEntry(page, 'Long page')).toBeHidden()
}

async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(800, 600)
}

function readRightEdge(part: ReturnType<typeof getTrigger>): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().right)
}
