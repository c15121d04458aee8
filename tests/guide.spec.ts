import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { lightPatternsFile, lightPatternsSchema } from '../lib/lights/light-pattern-schema'
import { titles } from './support/site'
import { expect, test } from './support/test'

const patternsPage = '/docs/binbar/led-patterns/'
const patterns = lightPatternsSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '..', lightPatternsFile), 'utf8')),
)

test('each light pattern is found at a glance and leads to its section', async ({ page }) => {
  await page.goto(patternsPage)
  for (const { id, name, words, nextStep, since } of patterns) {
    const entry = page.getByRole('main').getByRole('listitem').getByRole('link', { name: words })
    await entry.click()
    await expect(page).toHaveURL(`${patternsPage}#${id}`)
    const heading = page.getByRole('heading', { level: 3, name })
    await expect(heading).toBeInViewport()
    const details = page.locator('dl').nth(patterns.findIndex((one) => one.id === id))
    await expect(details).toContainText(nextStep)
    await expect(details.getByRole('link', { name: `BinBar ${since}` })).toHaveAttribute(
      'href',
      `/docs/binbar/release-notes/${since}/`,
    )
  }
})

test('each bar says its timing in words', async ({ page }) => {
  await page.goto(patternsPage)
  for (const { rhythm } of patterns) {
    const timing = rhythm
      .map((duration, index) => `${duration} ms ${index % 2 === 0 ? 'on' : 'off'}`)
      .join(', ')
    await expect(page.getByRole('img', { name: `Timing: ${timing}, again and again` })).toHaveCount(2)
  }
})

test('the lights blink until the reader stops them', async ({ page }) => {
  await page.goto(patternsPage)
  const blinking = page.locator('svg:has(animate) circle:has(animate)')
  await expect(blinking).toHaveCount(patterns.length)
  await expect(blinking.first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Let the lights blink' }).uncheck()
  await expect(blinking.first()).toBeHidden()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no light blinks', async ({ page }) => {
    await page.goto(patternsPage)
    await expect(page.locator('circle:has(animate)').first()).toBeHidden()
    await expect(page.getByRole('checkbox')).toBeHidden()
  })
})

test('a step can be linked', async ({ page }) => {
  await page.goto('/docs/binbar/installing-binbar/#set-down')
  await expect(page.locator('li#set-down')).toBeInViewport()
  await expect(page.locator('li#set-down')).not.toContainText('[#')
})

test('every drawing says in words what it shows', async ({ page }) => {
  for (const route of [...titles.keys()].filter((one) =>
    /^\/docs\/(binbar|client-application)\/[^/]+\/$/.test(one),
  )) {
    await page.goto(route)
    const drawings = page.locator('figure:has(svg[role=img])')
    expect(await drawings.count(), route).toBeGreaterThan(0)
    const words = await drawings
      .locator('details')
      .evaluateAll((all) => all.map((one) => one.textContent ?? ''))
    expect(words.length, route).toBe(await drawings.count())
    for (const text of words) expect(text.split(' ').length, route).toBeGreaterThan(15)
  }
})

test('a release note lists its changes and leads to the release before and after it', async ({ page }) => {
  await page.goto('/docs/binbar/release-notes/v26/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    /Added/,
    /Which version you have/,
    /Other releases/,
  ])
  await main.getByRole('link', { name: 'Light patterns: Ready to reset' }).first().click()
  await expect(page).toHaveURL(`${patternsPage}#ready-to-reset`)
  await page.goBack()
  await main.getByRole('link', { name: 'BinBar v28' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BinBar v28')
})

test.describe('a term', () => {
  test.use({ javaScriptEnabled: false })

  test('shows its meaning by keyboard alone, without scripts, and Escape hides it', async ({ page }) => {
    await page.goto('/docs/client-application/create-a-container-site/')
    const term = page.getByRole('main').locator('button[popovertarget]').first()
    const meaning = page.locator('[popover]').first()
    await expect(meaning).toBeHidden()
    await term.focus()
    await page.keyboard.press('Enter')
    await expect(meaning).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(meaning).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an address that names a place in a folded block opens the block and leads there', async ({
    page,
  }) => {
    const path = '/docs/binbar/changing-the-battery/'
    const id = 'dispose-of-the-old-battery'
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const place = new RegExp(`(<h2[^>]*id="${id}".*?</h2>)`, 's')
      await route.fulfill({
        response,
        body: html.replace(place, '<details><summary>More</summary>$1</details>'),
      })
    })
    await page.goto(`${path}#${id}`)
    await expect(page.locator(`details[open] #${id}`)).toBeInViewport()
  })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a folded block ${reducedMotion === 'reduce' ? 'opens and closes at once where the reader wants no motion' : 'grows and shrinks'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/docs/binbar/installing-binbar/')
    const block = page.getByRole('main').locator('details').first()
    const words = block.getByRole('paragraph').first()
    const isAnimated = reducedMotion === 'no-preference'
    expect((await pressAndCountHeights(block)) > 2).toBe(isAnimated)
    await expect(words).toBeVisible()
    expect((await pressAndCountHeights(block)) > 2).toBe(isAnimated)
    await expect(words).toBeHidden()
  })
}

/** Presses a folded block, and counts how many heights it has until it stays as it is: two without a movement. */
function pressAndCountHeights(block: Locator): Promise<number> {
  return block.evaluate(async (details) => {
    const heights = new Set([details.getBoundingClientRect().height])
    details.querySelector('summary')?.click()
    const start = performance.now()
    while (performance.now() - start < 500) {
      await new Promise(requestAnimationFrame)
      heights.add(details.getBoundingClientRect().height)
    }
    return heights.size
  })
}
