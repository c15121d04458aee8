import type { Locator, Page } from '@playwright/test'
import { siteAddress } from '../../playwright.config'
import { addressOf, expect, getNavbar, getSidebar, routes, test, viewports } from '../support/frame'
import { templates } from '../support/site'

test.use({ javaScriptEnabled: false, baseURL: siteAddress })

const getTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 })
/** The list of contents of a page; where no script runs there is no button of that name. */
const getContents = (page: Page): Locator =>
  page
    .getByRole('paragraph')
    .filter({ hasText: /^On this page$/ })
    .locator('..')

for (const [device, viewport] of [
  ['a phone', viewports.phone],
  ['a desktop', viewports.desktop],
] as const) {
  test.describe(`without scripts on ${device}`, () => {
    test.use({ viewport })

    for (const [name, route] of Object.entries(templates)) {
      test(`the text of ${name} can be read`, async ({ page }) => {
        await page.goto(route)
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')
        await expect(getTitle(page)).toBeVisible()
        expect(await getTitle(page).evaluate((title) => getComputedStyle(title).opacity)).toBe('1')
        expect(await listUnreadable(page)).toEqual([])
        await expect(page.getByText('Copyright © 2025')).toBeVisible()
      })
    }

    test('the list of contents leads to the headings', async ({ page }) => {
      await page.goto(templates.guide)
      const headings = page.getByRole('main').locator('h2[id], h3[id]')
      const links = getContents(page).getByRole('link')
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`)),
      )
      await expect(page.getByRole('button', { name: 'On this page' })).toHaveCount(0)
      await links.filter({ hasText: /^Check that it worked$/ }).click()
      await expect(page).toHaveURL(`${templates.guide}#check-that-it-worked`)
      await expect(page.getByRole('heading', { name: /^Check that it worked/ })).toBeInViewport()
    })

    test('the breadcrumbs lead up', async ({ page }) => {
      await page.goto(templates['release note'])
      const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs', exact: true })
      await expect(breadcrumbs.getByText('0.1.0', { exact: true })).toBeVisible()
      await breadcrumbs.getByRole('link', { name: 'Release notes', exact: true }).click()
      await expect(page).toHaveURL('/docs/category/release-notes/')
      await expect(getTitle(page)).toHaveText('Client application release notes')
    })

    test('the pages before and after can be opened', async ({ page }) => {
      await page.goto(templates.guide)
      const pages = page.getByRole('navigation', { name: 'Docs pages', exact: true })
      await pages.getByRole('link', { name: 'Next' }).click()
      await expect(getTitle(page)).toHaveText('Delete a container site')
      await pages.getByRole('link', { name: 'Previous' }).click()
      await expect(getTitle(page)).toHaveText('Create a container site')
    })

    test('the navbar leads to the guides, and has no button that does nothing', async ({ page }) => {
      for (const [name, title] of [
        ['Client Application', 'Client Application'],
        ['BinBar', 'BinBar guide'],
      ] as const) {
        await page.goto(templates.guide)
        await getNavbar(page).getByRole('link', { name, exact: true }).click()
        await expect(getTitle(page)).toHaveText(title)
      }
      await expect(getNavbar(page).getByRole('link', { name: 'Login' })).toBeVisible()
      await expect(getNavbar(page).getByRole('button')).toHaveCount(0)
      await getNavbar(page).getByRole('link', { name: 'BinBar Help', exact: true }).click()
      await expect(page).toHaveURL('/')
    })

    test('the announcement has no button that does nothing', async ({ page }) => {
      await page.goto(addressOf('multi', routes.shortDoc))
      await expect(page.getByRole('banner')).toContainText('Spring has come.')
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
    })

    test('the sidebar leads to the pages of the guide', async ({ page }) => {
      await page.goto(templates.guide)
      const link = getSidebar(page).getByRole('link', { name: 'Select units', exact: true })
      await expect(getSidebar(page).locator('[aria-current=page]')).toHaveText('Create a container site')
      await expect(getSidebar(page).getByRole('button')).toHaveCount(0)
      await link.click()
      await expect(page).toHaveURL('/docs/client-application/select-units/')
      await expect(getTitle(page)).toHaveText('Select units')
    })
  })
}

test.describe('without scripts on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('the list of contents stands below the text, which starts at the top', async ({ page }) => {
    await page.goto(templates.guide)
    await expect(getTitle(page)).toBeInViewport()
    const text = await page.getByRole('article').boundingBox()
    const contents = await getContents(page).boundingBox()
    expect(contents?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
  })

  test('the sidebar stands below the text, and the link "Menu" leads to it', async ({ page }) => {
    await page.goto(templates.guide)
    const text = await page.getByRole('main').boundingBox()
    const sidebar = await getSidebar(page).boundingBox()
    expect(sidebar?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
    await expect(getSidebar(page)).not.toBeInViewport()
    await getNavbar(page).getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(getSidebar(page).getByRole('link').first()).toBeInViewport()
  })
})

test.describe('without scripts on a desktop', () => {
  test.use({ viewport: viewports.desktop })

  test('the sidebar stands beside the text from the start, without the link "Menu"', async ({ page }) => {
    await page.goto(templates.guide)
    const text = await page.getByRole('main').boundingBox()
    const sidebar = await getSidebar(page).boundingBox()
    expect((sidebar?.x ?? 0) + (sidebar?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0)
    await expect(getSidebar(page).getByRole('link').first()).toBeInViewport()
    await expect(getNavbar(page).getByRole('link', { name: 'Menu', exact: true })).toHaveCount(0)
  })
})

/** Text of the page's body that takes no room, such as what waits for a press that nothing answers. */
function listUnreadable(page: Page): Promise<string[]> {
  return page
    .locator('[data-page-body]')
    .locator('p, li, td, th, pre, h2, h3, dt, dd')
    .evaluateAll((elements) =>
      elements
        .filter((one) => one.textContent?.trim() !== '' && !one.closest('details:not([open])'))
        .filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    )
}
