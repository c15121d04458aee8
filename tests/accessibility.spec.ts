import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { listAxeViolations } from './support/run-axe'
import { colorModes, routes, templates } from './support/site'
import { expect, test, waitUntilInteractive } from './support/test'
import { waitForAnimations } from './support/wait-for-animations'

const addresses = [...routes, templates['not found']]
const groupSize = 20

/** The rules of axe for colours. By the others, each template is looked at in dark colours, too. */
const colorRules = ['color-contrast', 'link-in-text-block']

for (const width of [360, 1280]) {
  for (let start = 0; start < addresses.length; start += groupSize) {
    const group = addresses.slice(start, start + groupSize)
    test(`axe finds nothing at ${width} px, light and dark, on the pages from ${group[0]} on`, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => localStorage.setItem('theme', 'light'))
      for (const address of group) {
        await page.goto(address)
        await waitUntilInteractive(page)
        expect(await listAxeViolations(page), address).toEqual([])
        if (width > 996) await switchToDark(page)
        else await checkMenu(page, address)
        expect(await listAxeViolations(page, { rules: colorRules }), `${address}, dark`).toEqual([])
      }
    })
  }
}

/** What axe finds in the menu of a phone, light and dark. Leaves the page dark, without the menu. */
async function checkMenu(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await waitForAnimations(page)
  expect(await listAxeViolations(page, { context: 'dialog' }), `${address}, its menu`).toEqual([])
  await switchToDark(page)
  const inDark = await listAxeViolations(page, { context: 'dialog', rules: colorRules })
  expect(inDark, `${address}, its menu, dark`).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function switchToDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Switch between/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await waitForAnimations(page)
}

test('the rules for colours are those of axe, apart from the one for more contrast than is asked for', () => {
  const rules = axe.getRules(['cat.color']).map(({ ruleId }) => ruleId)
  expect(rules.filter((rule) => rule !== 'color-contrast-enhanced')).toEqual(colorRules)
})

test('axe finds nothing by all rules on a page of each kind that is dark from the start', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  for (const address of Object.values(templates)) {
    await page.goto(address)
    await waitUntilInteractive(page)
    expect(await listAxeViolations(page), address).toEqual([])
  }
})

test('axe names what is wrong, by all rules and by those of colours', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Wrong</title><main><h1>Wrong</h1><img src="data:,">')
  await page.evaluate(() => {
    document.querySelector('h1')?.setAttribute('style', 'color: #eee; background: #fff')
  })
  const pale = 'color-contrast: <h1 style="color: #eee; background: #fff">Wrong</h1>'
  expect(await listAxeViolations(page)).toEqual([pale, 'image-alt: <img src="data:,">'])
  expect(await listAxeViolations(page, { rules: colorRules })).toEqual([pale])
})

for (const mode of colorModes) {
  test(`what is read in the text of a page has a contrast of at least 7:1, ${mode}`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    for (const address of Object.values(templates)) {
      await page.goto(address)
      await waitUntilInteractive(page)
      const violations = await listAxeViolations(page, {
        context: {
          include: ['main p, main li, main td, main th, main h1, main h2, main h3'],
          exclude: ['pre'],
        },
        rules: ['color-contrast-enhanced'],
      })
      expect(violations, address).toEqual([])
    }
  })
}
