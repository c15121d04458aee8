import type { Locator, Page } from '@playwright/test'
import { expect, getSidebar, openHydrated, routes, test } from '../support/frame'

/** What Next.js tells screen readers of a page change. */
const getAnnouncement = (page: Page): Locator => page.locator('#__next-route-announcer__')

test('the title of the next page is announced, and waits until what is read is over', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await expect(getAnnouncement(page)).toHaveText('')
  await getSidebar(page).getByRole('link', { name: 'Code doc' }).click()
  await expect(getAnnouncement(page)).toHaveText('Code doc | Frame')
  await expect(getAnnouncement(page)).toHaveAttribute('aria-live', 'polite')
  await expect(getAnnouncement(page)).not.toHaveRole('alert')
})

test('the announcement of a page that is gone back to has its title', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  await getSidebar(page).getByRole('link', { name: 'Code doc' }).click()
  await expect(getAnnouncement(page)).toHaveText('Code doc | Frame')
  await page.goBack()
  await expect(getAnnouncement(page)).toHaveText('Short doc | Frame')
})

test('a jump to a heading of the same page is not announced', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await page.getByRole('link', { name: 'Section 3', exact: true }).click()
  await expect(page).toHaveURL(`${routes.longDoc}#section-3`)
  await expect(getAnnouncement(page)).toHaveText('')
})
