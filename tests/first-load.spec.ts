import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { listFiles as listExportFiles } from '../lib/pages/list-files'
import { compileHint } from '../markdown/create-compile-hint'
import { measuredPages } from '../tools/bench/measured-pages'
import { holdScripts } from './support/hold-scripts'
import { measureShipped } from './support/measure-shipped'
import { templates } from './support/site'
import { expect, test, waitUntilInteractive } from './support/test'

const examplePage = '/docs/api/examples/authorization-example/'

/** What a page may weigh, in bytes as hosts send them. */
const budgets = { beforeLoad: 30_000, scripts: 100_000, assetList: 1500 }

/** The files of a page, by whether they were asked for before all that is needed to read was there. */
async function listFiles(page: Page): Promise<{ path: string; isBeforeLoad: boolean }[]> {
  const files = await page.evaluate(() => {
    const timings = performance.getEntries() as PerformanceResourceTiming[]
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return timings
      .filter(({ entryType }) => entryType === 'navigation' || entryType === 'resource')
      .map(({ name, startTime }) => {
        return { path: new URL(name).pathname, isBeforeLoad: startTime < (navigation?.loadEventEnd ?? 0) }
      })
  })
  return files.map(({ path, isBeforeLoad }) => ({ path: decodeURI(path), isBeforeLoad }))
}

/** In bytes, each file once. */
function weigh(paths: readonly string[]): number {
  return [...new Set(paths)]
    .map((path) => measureShipped(join('out', path.endsWith('/') ? `${path}index.html` : path)))
    .reduce((sum, size) => sum + size, 0)
}

for (const [name, path] of Object.entries(measuredPages)) {
  test(`${name}: what is needed to read comes first and alone, and weighs little`, async ({ page }) => {
    await page.goto(path)
    await waitUntilInteractive(page)
    const files = await listFiles(page)
    const beforeLoad = files.filter(({ isBeforeLoad }) => isBeforeLoad).map((file) => file.path)
    expect(beforeLoad).toContain(path)
    expect(beforeLoad.filter((file) => file !== path && !file.endsWith('.css'))).toEqual([])
    expect(weigh(beforeLoad)).toBeLessThanOrEqual(budgets.beforeLoad)
    const scripts = files.map((file) => file.path).filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(3)
    expect(weigh(scripts)).toBeLessThanOrEqual(budgets.scripts)
  })
}

test('what a reader loads to go to another page of a folder weighs little', () => {
  const lists = listExportFiles('out', '_next/static').filter((file) => /\/asset-lists.*\.json$/.test(file))
  expect(lists.length).toBeGreaterThan(5)
  for (const list of lists) {
    expect(measureShipped(join('out', list)), list).toBeLessThanOrEqual(budgets.assetList)
  }
})

test('each file of modules of a page has its functions compiled while it arrives', async ({ page }) => {
  await page.goto(templates.guide)
  await waitUntilInteractive(page)
  const scripts = (await listFiles(page)).map(({ path }) => path).filter((path) => path.includes('/chunks/'))
  expect(scripts.length).toBeGreaterThan(3)
  const firstLines = scripts.map((path) => readFileSync(join('out', path), 'utf8').split('\n')[0])
  expect(new Set(firstLines)).toEqual(new Set([compileHint]))
})

test('React runs as soon as it is there, before Next.js', async ({ page }) => {
  await page.addInitScript(() => {
    // The modules of React tell the tools of developers of themselves as they run.
    const tools = { supportsFiber: true, inject: () => Reflect.set(window, 'hasReactRun', true) }
    Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', tools)
  })
  const release = await holdScripts(page)
  await page.goto(templates.guide)
  await page.waitForFunction(() => 'hasReactRun' in window)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')
  release()
  await waitUntilInteractive(page)
})

test('Next.js asks whether the page may be rendered, and nothing but the page answers', async ({ page }) => {
  await page.goto(templates.guide)
  await waitUntilInteractive(page)
  const scripts = (await listFiles(page)).map(({ path }) => path).filter((path) => path.includes('/chunks/'))
  const naming = scripts
    .map((path) => readFileSync(join('out', path), 'utf8'))
    .flatMap((text) => [...text.matchAll(/__NEXT_PRELOADREADY[ =]{0,3}/g)].map(([use]) => use))
  expect(new Set(naming)).toEqual(new Set(['__NEXT_PRELOADREADY']))
})

test('the scripts come at once when the reader wants something', async ({ page }) => {
  await page.addInitScript(() => {
    // A browser that is never idle.
    window.requestIdleCallback = () => 0
  })
  await page.goto(templates.guide)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')
  await page.mouse.move(200, 200)
  await waitUntilInteractive(page)
})

test('a mouse that rests over the page while it loads brings nothing before its time', async ({ page }) => {
  await page.addInitScript(() => {
    // A browser that is never idle, and that tells of the mouse as browsers do once they know what is under it.
    window.requestIdleCallback = () => 0
    addEventListener('DOMContentLoaded', () =>
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
    )
  })
  await page.goto(templates.guide)
  await page.waitForLoadState('networkidle')
  expect((await listFiles(page)).map(({ path }) => path).filter((path) => path.endsWith('.js'))).toEqual([])
})

/** Presses where the switch of the colours stands, which is disabled until the page is interactive. */
async function pressColors(page: Page): Promise<void> {
  const box = await page.getByRole('button', { name: /^Switch between/ }).boundingBox()
  if (!box) throw new Error('Found no switch of the colours in the bar.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test.describe('before the page is interactive', () => {
  /** Opens a page, does something to it, and then lets the page become interactive. */
  async function pressEarly(page: Page, path: string, press: () => Promise<void>): Promise<void> {
    const release = await holdScripts(page)
    await page.goto(path)
    await press()
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')
    release()
    await waitUntilInteractive(page)
  }

  test('a press on the search opens it', async ({ page }) => {
    await pressEarly(page, templates.guide, () => page.getByRole('button', { name: /^Search/ }).click())
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  })

  test('the keys of the search open it', async ({ page }) => {
    await pressEarly(page, templates.guide, () => page.keyboard.press('Control+k'))
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  })

  test('a press on the colours changes them, repeated or not', async ({ page }) => {
    await pressEarly(page, templates.guide, async () => {
      await pressColors(page)
      await pressColors(page)
    })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('a press on the menu of a phone opens it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await pressEarly(page, templates.guide, () =>
      page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
    )
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('presses on two things are both followed', async ({ page }) => {
    const tab = page.locator('[data-example]').first().getByRole('tab', { name: 'Python' })
    await pressEarly(page, examplePage, async () => {
      await pressColors(page)
      await tab.click()
    })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('a link leads on', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(templates.guide)
    const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' })
    const address = await next.getAttribute('href')
    await next.click()
    await expect(page).toHaveURL(String(address))
    release()
  })
})
