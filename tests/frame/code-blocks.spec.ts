import type { Locator, Page } from '@playwright/test'
import { expect, openHydrated, routes, test, viewports } from '../support/frame'

const copyName = 'Copy code to clipboard'
const wrapName = 'Toggle word wrap'
const titledCode = 'const weight = 120\nconst limit = 400\nconsole.log(weight < limit)'

const getTitledBlock = (page: Page): Locator => page.getByRole('figure', { name: 'weigh.js', exact: true })
const getLongBlock = (page: Page): Locator =>
  page.getByRole('figure').filter({ hasText: 'far wider than any column' })
const getShortBlock = (page: Page): Locator => page.getByRole('figure').filter({ hasText: /^weigh\(\)\s*$/ })

test('CODE-01 a block of code has a button that copies it', async ({ page }) => {
  await openHydrated(page, routes.codeDoc)
  const button = getTitledBlock(page).getByRole('button')
  await expect(button).toHaveCount(1)
  await expect(button).toHaveAccessibleName(copyName)
  await expect(button).toHaveAttribute('title', 'Copy')
})

test('CODE-02 the button copies the code letter for letter and says so for a second', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openHydrated(page, routes.codeDoc)
  const button = getTitledBlock(page).getByRole('button')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await button.click()
  await expect(button).toHaveAccessibleName('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(titledCode)
  await page.clock.runFor(850)
  await expect(button).toHaveAccessibleName('Copied')
  await page.clock.runFor(300)
  await expect(button).toHaveAccessibleName(copyName)
})

test('CODE-03 a wide block wraps its lines at a press, and no longer at the next', async ({ page }) => {
  await openHydrated(page, routes.codeDoc)
  const code = getLongBlock(page).locator('pre')
  const wrap = getLongBlock(page).getByRole('button', { name: wrapName, exact: true })
  await expect(wrap).toHaveAttribute('title', wrapName)
  const before = await readSize(code)
  expect(before.hidden).toBeGreaterThan(0)
  await wrap.click()
  await expect.poll(async () => (await readSize(code)).hidden).toBe(0)
  expect((await readSize(code)).height).toBeGreaterThan(before.height)
  await wrap.click()
  await expect.poll(() => readSize(code)).toEqual(before)
})

test('CODE-04 a block that fits has no button for wrapping', async ({ page }) => {
  await openHydrated(page, routes.codeDoc)
  await expect(getLongBlock(page).getByRole('button', { name: wrapName, exact: true })).toBeAttached()
  await expect(getShortBlock(page).getByRole('button', { name: copyName, exact: true })).toBeAttached()
  await expect(getShortBlock(page).getByRole('button', { name: wrapName })).toHaveCount(0)
})

test('CODE-05 the page as it was built holds the code without the buttons', async ({ request }) => {
  const html = await (await request.get(routes.codeDoc)).text()
  expect(html).toContain('weigh.js')
  expect(html.match(/<pre/g)).toHaveLength(3)
  expect(html).not.toContain(copyName)
  expect(html).not.toContain(wrapName)
})

test('CODE-06 the keyboard reaches each block, and scrolls what is too wide', async ({ page }) => {
  await openHydrated(page, routes.codeDoc)
  for (const [heading, block] of [
    ['With a title', getTitledBlock(page)],
    ['Short', getShortBlock(page)],
    ['With a long line', getLongBlock(page)],
  ] as const) {
    await page.getByRole('link', { name: `Direct link to ${heading}`, exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(block.locator('pre')).toBeFocused()
  }
  await page.keyboard.press('ArrowRight')
  const code = getLongBlock(page).locator('pre')
  await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

/** How high a block is, and how much of its widest line is out of sight, in pixels. */
function readSize(block: Locator): Promise<{ height: number; hidden: number }> {
  return block.evaluate(({ offsetHeight, scrollWidth, clientWidth }: HTMLElement) => ({
    height: offsetHeight,
    hidden: scrollWidth - clientWidth,
  }))
}

test('in a narrow window the buttons show at once, also where there is a mouse', async ({ page }) => {
  await page.setViewportSize(viewports.narrow)
  await openHydrated(page, routes.codeDoc)
  const button = page.getByRole('button', { name: copyName }).first()
  await expect(button).toHaveCSS('opacity', '1')
  const code = await page.getByRole('main').locator('pre code').first().boundingBox()
  const box = await button.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0)
  await page.setViewportSize(viewports.wide)
  await page.mouse.move(5, 5)
  await expect(button).toHaveCSS('opacity', '0')
})
