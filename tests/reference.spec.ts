import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { basePathAddress } from '../playwright.config'
import { readLayoutShift, unseenShift, watchLayoutShift } from './support/layout-shift'
import { expect, test, waitUntilInteractive } from './support/test'

const objectPage = '/docs/api/objects/container-site/'
const examplePage = '/docs/api/examples/authorization-example/'

function example(page: Page, name: string): Locator {
  return page.locator(`[data-example="${name}"]`)
}

function shownPanel(group: Locator): Locator {
  return group.getByRole('tabpanel')
}

/** The colour of the line that tells a selected tab from the others. */
function lineBelow(group: Locator, name: string): Promise<string> {
  return group.getByRole('tab', { name }).evaluate((element) => getComputedStyle(element).borderBlockEndColor)
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilInteractive(page)
}

test('tabs follow the keyboard: arrows move, Enter and Space select', async ({ page }) => {
  await open(page, examplePage)
  const login = example(page, 'Login')
  await login.getByRole('tab', { name: 'Query' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(login.getByRole('tab', { name: 'Variables' })).toBeFocused()
  await expect(shownPanel(login)).toContainText('mutation Login')
  await page.keyboard.press('Enter')
  await expect(shownPanel(login)).toContainText('"password": "your password"')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(shownPanel(login)).toContainText('"jwt": "')
  await page.keyboard.press('End')
  await expect(login.getByRole('tab', { name: 'Python' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(login.getByRole('tab', { name: 'Python' })).not.toBeFocused()
})

test('a chosen language holds on every page, after a reload, and until Query is chosen', async ({ page }) => {
  await open(page, examplePage)
  await example(page, 'Login').getByRole('tab', { name: 'Python' }).click()
  await expect(shownPanel(example(page, 'WhoAmI'))).toContainText('import urllib.request')
  await expect(page).toHaveURL(/\?language=python$/)
  await page.getByRole('link', { name: 'LoginResponse' }).last().click()
  await page.waitForURL('**/login-response/')
  await expect(shownPanel(page.locator('[data-example]').first())).toContainText('import urllib.request')
  await page.reload()
  await waitUntilInteractive(page)
  await expect(shownPanel(page.locator('[data-example]').first())).toContainText('import urllib.request')
  await page.locator('[data-example]').first().getByRole('tab', { name: 'Query' }).click()
  await open(page, examplePage)
  await expect(shownPanel(example(page, 'Login'))).toContainText('mutation Login')
})

test('a language can be linked; one that does not exist changes nothing', async ({ page }) => {
  await open(page, `${examplePage}?language=curl#example-who-am-i`)
  await expect(shownPanel(example(page, 'WhoAmI'))).toContainText('curl "$BINBAR_API_URL"')
  await expect(example(page, 'WhoAmI')).toBeInViewport()
  await open(page, `${examplePage}?language=cobol`)
  await expect(shownPanel(example(page, 'WhoAmI'))).toContainText('query WhoAmI')
})

test('a chosen language keeps the pressed tab in its place and the hash in the address', async ({ page }) => {
  await open(page, `${objectPage}#how-to-reach-it`)
  const tab = page.locator('[data-example]').last().getByRole('tab', { name: 'TypeScript' })
  await tab.scrollIntoViewIfNeeded()
  const before = await tab.boundingBox()
  await tab.click()
  await expect(page).toHaveURL(/\?language=typescript#how-to-reach-it$/)
  const after = await tab.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
})

test('a kept language shows at once: nothing moves while the page loads', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tabs.language', 'python'))
  await watchLayoutShift(page)
  await open(page, `${objectPage}#how-to-reach-it`)
  await expect(shownPanel(page.locator('[data-example]').first())).toContainText('import urllib.request')
  expect(await readLayoutShift(page)).toBeLessThan(unseenShift)
})

test('a kept language is marked as selected before the page is interactive', async ({
  page,
  observations,
}) => {
  await page.addInitScript(() => localStorage.setItem('tabs.language', 'python'))
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await page.goto(examplePage)
  const login = example(page, 'Login')
  await expect(login.getByText('import urllib.request')).toBeVisible()
  expect(await lineBelow(login, 'Query')).toBe(await lineBelow(login, 'Result'))
  expect(await lineBelow(login, 'Python')).not.toBe(await lineBelow(login, 'Result'))
  observations.faults.length = 0
})

test('the selected tab stands out in a forced palette', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, examplePage)
  const login = example(page, 'Login')
  expect(await lineBelow(login, 'Variables')).toBe(await lineBelow(login, 'Result'))
  expect(await lineBelow(login, 'Query')).not.toBe(await lineBelow(login, 'Result'))
})

test('on a phone, the tab of a kept language is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.addInitScript(() => localStorage.setItem('tabs.language', 'python'))
  await open(page, examplePage)
  const tab = example(page, 'Login').getByRole('tab', { name: 'Python' })
  const list = await example(page, 'Login').getByRole('tablist').boundingBox()
  await expect(async () => {
    const box = await tab.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((list?.x ?? 0) + (list?.width ?? 0) + 1)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }).toPass({ timeout: 5000 })
})

test('going back shows the language of the address that it leads to', async ({ page }) => {
  await open(page, examplePage)
  await example(page, 'Login').getByRole('tab', { name: 'Python' }).click()
  await page.getByRole('link', { name: 'LoginResponse' }).last().click()
  await page.waitForURL('**/login-response/')
  const first = page.locator('[data-example]').first()
  await first.getByRole('tab', { name: 'curl' }).click()
  await expect(page).toHaveURL(/\/login-response\/\?language=curl$/)
  await page.goBack()
  await page.waitForURL('**/authorization-example/?language=python')
  await expect(shownPanel(example(page, 'Login'))).toContainText('import urllib.request')
})

test('another tab of the browser follows, with its address', async ({ page, context }) => {
  await open(page, `${examplePage}?language=python`)
  const other = await context.newPage()
  await open(other, objectPage)
  await other.locator('[data-example]').first().getByRole('tab', { name: 'curl' }).click()
  await expect(shownPanel(example(page, 'WhoAmI'))).toContainText('curl "$BINBAR_API_URL"')
  await expect(page).toHaveURL(/\?language=curl$/)
})

test('blocked storage changes nothing but the memory', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked')
      },
    })
  })
  await page.goto(examplePage)
  await expect(async () => {
    await example(page, 'Login').getByRole('tab', { name: 'curl' }).click()
    await expect(shownPanel(example(page, 'WhoAmI'))).toContainText('curl "$BINBAR_API_URL"')
  }).toPass()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every panel of an example can be read under its name', async ({ page }) => {
    await page.goto(examplePage)
    const whoAmI = example(page, 'WhoAmI')
    for (const [name, text] of [
      ['Query', 'query WhoAmI'],
      ['Result', '"email": "you@example.com"'],
      ['curl', 'curl "$BINBAR_API_URL"'],
      ['TypeScript', 'await fetch('],
      ['Python', 'import urllib.request'],
    ] as const) {
      const panel = whoAmI.locator(`[data-panel="${name.toLowerCase()}"]`)
      await expect(panel.getByText(name, { exact: true }).first()).toBeVisible()
      await expect(panel.locator('pre')).toContainText(text)
      await expect(panel.locator('pre')).toBeVisible()
    }
    await expect(whoAmI.locator('[role="tablist"]')).toBeHidden()
  })
})

test('from the top of a type, one click leads to a working request', async ({ page }) => {
  await open(page, objectPage)
  await page.getByRole('link', { name: 'Go to a working request' }).click()
  await expect(page).toHaveURL(/#request-current-user-container-sites$/)
  const request = example(page, 'CurrentUserContainerSites')
  await expect(request).toBeInViewport()
  await request.getByRole('tab', { name: 'Result' }).click()
  await expect(shownPanel(request)).toContainText('"name": "Aluminum Scrap"')
})

test('rows have addresses, and names of types lead to their pages', async ({ page }) => {
  await open(page, `${objectPage}#field-maxWeight`)
  await expect(page.locator('#field-maxWeight')).toBeInViewport()
  await page.getByRole('figure', { name: 'Signature' }).getByRole('link', { name: 'WeightUnit' }).click()
  await page.waitForURL('**/enums/weight-unit/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WeightUnit')
  await page.getByRole('link', { name: 'ContainerSite.maxWeight(unit:)' }).click()
  await page.waitForURL('**/objects/container-site/#argument-maxWeight-unit')
})

test('the contents list has the generated parts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, objectPage)
  for (const name of [
    'Signature',
    'Fields',
    'In use',
    'Used by',
    'How to reach it',
    'Examples',
    'Downloads',
  ]) {
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
  }
})

for (const width of [320, 360, 700]) {
  test(`the table of fields can be read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, objectPage)
    const table = page.getByRole('table', { name: 'Fields of ContainerSite' })
    const frame = await table.boundingBox()
    expect(frame?.width ?? 0).toBeLessThanOrEqual(width)
    const cells = await table.getByRole('cell').all()
    expect(cells.length).toBeGreaterThan(10)
    for (const cell of cells) {
      const box = await cell.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
    await expect(table.getByRole('rowheader').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('the downloads are the schema byte for byte, with the checksum that the page names', async ({
  page,
}) => {
  for (const address of [objectPage, '/docs/', `${basePathAddress}${objectPage}`]) {
    await page.goto(address)
    const schema = readFileSync(join(import.meta.dirname, '../schema/binbar.graphql'))
    for (const name of ['Schema (SDL)', 'Introspection result (JSON)']) {
      const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
      const href = await item.getByRole('link').getAttribute('href')
      const response = await page.request.get(new URL(href ?? '', page.url()).href)
      expect(response.status()).toBe(200)
      const bytes = await response.body()
      await expect(item).toContainText(createHash('sha256').update(bytes).digest('hex'))
      if (name.startsWith('Schema')) expect(bytes.equals(schema)).toBe(true)
      else expect(Object.keys(JSON.parse(bytes.toString()).data)).toEqual(['__schema'])
    }
  }
})
