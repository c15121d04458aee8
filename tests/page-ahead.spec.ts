import type { Locator, Page } from '@playwright/test'
import { followAhead, getPageAhead, turnTo, watchPageAhead } from './support/follow-ahead'
import { templates, titles, widths } from './support/site'
import { expect, test, waitUntilInteractive } from './support/test'

/** The last link of the text that leads to a page, not to a heading. */
const getLastLink = (page: Page): Locator =>
  page.getByRole('main').locator('a[href^="/docs/"]:not([href*="#"]):visible').last()

const getHeading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilInteractive(page)
}

/** Holds the browser's frames and the call without one, so that the router does not begin. */
async function holdNavigation(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
    const { setTimeout } = window
    const setShortTimeout = (...values: Parameters<typeof setTimeout>) =>
      values[1] === 200 ? 0 : setTimeout(...values)
    window.setTimeout = setShortTimeout as typeof setTimeout
  })
}

for (const width of widths) {
  for (const name of ['landing', 'guide', 'object of the API', 'category'] as const) {
    test(`from a page of the kind "${name}" at ${width} px: breadcrumbs and heading of the next page stand where they will be`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, templates[name])
      const link = getLastLink(page)
      await turnTo(page, () => link.hover())
      const { ahead, top } = await followAhead(page, () => link.click())
      expect(ahead.isBeforeThePage).toBe(true)
      expect(ahead.top.boxes).toHaveLength(2)
      expect(ahead.top).toEqual(top)
    })
  }
}

test('beside a sidebar that is hidden, they stand where they will be, too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await open(page, templates.guide)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  const link = getLastLink(page)
  await turnTo(page, () => link.hover())
  const { ahead, top } = await followAhead(page, () => link.click())
  expect(ahead.top.boxes[0]?.[0]).toBeLessThan(1000)
  expect(ahead.top).toEqual(top)
})

test('the open page stays where it is until the next one is there, and is there again after going back', async ({
  page,
}) => {
  await open(page, templates.guide)
  const link = getLastLink(page)
  await turnTo(page, () => link.hover())
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  const { ahead } = await followAhead(page, () => link.click())
  expect(ahead.scrolled).toBe(place)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await expect(getPageAhead(page)).toBeHidden()
})

test('the keyboard shows the next page ahead, too', async ({ page }) => {
  await open(page, templates.guide)
  await turnTo(page, () => getLastLink(page).focus())
  const { ahead, top } = await followAhead(page, () => page.keyboard.press('Enter'))
  expect(ahead.top).toEqual(top)
})

test('a press on what cannot be seen below the next page does nothing', async ({ page }) => {
  await open(page, templates.landing)
  const link = getLastLink(page)
  await turnTo(page, () => link.hover())
  await holdNavigation(page)
  await link.click()
  await expect(getPageAhead(page)).toBeVisible()
  const wasAsked = page.waitForRequest(/\/chunks\/pages\//, { timeout: 1000 }).catch(() => undefined)
  for (const other of await page.getByRole('main').getByRole('link').all()) {
    const box = await other.boundingBox()
    if (box && box.y > 0 && box.y < 700) await page.mouse.click(box.x + 5, box.y + 5)
  }
  expect(await wasAsked).toBeUndefined()
  await expect(page).toHaveURL(templates.landing)
  await expect(getPageAhead(page)).toBeVisible()
})

test('a link that is pressed twice leads to its page without another sight of the open one', async ({
  page,
}) => {
  await open(page, templates.guide)
  const link = getLastLink(page)
  await turnTo(page, () => link.hover())
  const sights = await page.evaluateHandle(() => {
    const seen: string[] = []
    const note = () => {
      const headings = [...document.querySelectorAll('h1')].filter((element) => !element.closest('[hidden]'))
      const heading = headings.at(-1)?.textContent ?? ''
      if (seen.at(-1) !== heading) seen.push(heading)
      requestAnimationFrame(note)
    }
    note()
    return seen
  })
  await link.dblclick()
  const title = 'Delete a container site'
  await expect(getHeading(page)).toHaveText(title)
  await expect(getPageAhead(page)).toBeHidden()
  expect(await sights.jsonValue()).toEqual([titles.get(templates.guide), title])
})

test('going back at once leads back, not to the page ahead', async ({ page }) => {
  await open(page, templates.landing)
  await getLastLink(page).click()
  await expect(getHeading(page)).toHaveText('BinBar release notes')
  const link = getLastLink(page)
  await turnTo(page, () => link.hover())
  await link.evaluate((element) => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    window.history.back()
  })
  await expect(page).toHaveURL(templates.landing)
  await expect(getHeading(page)).toHaveText('Stop Waiting for Weight')
  await expect(getPageAhead(page)).toBeHidden()
})

test('of two links that are followed in a row the last one counts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await open(page, templates.guide)
  const link = getLastLink(page)
  await turnTo(page, () => link.hover())
  const other = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Select units' })
  const otherElement = await other.elementHandle()
  // Both at once: before anything of the first one can be on the screen.
  await link.evaluate((first, second) => {
    for (const element of [first, second])
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }, otherElement)
  await expect(getHeading(page)).toHaveText('Select units')
  await expect(getPageAhead(page)).toBeHidden()
})

test('a page that is still loading shows nothing ahead', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/chunks\/pages\/docs\//, async (route) => {
    await released
    await route.continue()
  })
  await open(page, templates.landing)
  const wasShown = await watchPageAhead(page)
  const asked = page.waitForRequest(/\/chunks\/pages\/docs\//)
  await getLastLink(page).hover()
  await asked
  await getLastLink(page).click()
  release()
  await expect(getHeading(page)).toHaveText('BinBar release notes')
  expect(await wasShown()).toBe(false)
})

test('from a heading of a page, its own entry in the sidebar shows nothing ahead, and the next link does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await open(page, `${templates.guide}#log-in`)
  const wasShown = await watchPageAhead(page)
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Create a container site' })
    .click()
  await expect(page).toHaveURL(templates.guide)
  expect(await wasShown()).toBe(false)
  const link = getLastLink(page)
  await turnTo(page, () => link.hover())
  const { ahead, top } = await followAhead(page, () => link.click())
  expect(ahead.top).toEqual(top)
})
