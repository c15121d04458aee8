import type { Locator, Page } from '@playwright/test'
import { templates } from './support/site'
import { test as base, expect, waitUntilInteractive } from './support/test'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }

/** The test of this site, with what its pages tried to do against their policy. */
const test = base.extend<{ violations: string[] }>({
  violations: async ({ page }, use) => {
    const violations: string[] = []
    await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
    await page.addInitScript(() => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      document.addEventListener('securitypolicyviolation', (event) =>
        reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
      )
    })
    await use(violations)
  },
})

test.use({ viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] })

const getSidebar = (page: Page): Locator => page.getByRole('complementary')

/** The parts of a page that answer to readers; a page need not have each. */
const parts: Record<string, (page: Page) => Locator> = {
  'the colour mode': (page) => page.getByRole('button', { name: /^Switch between dark and light mode/ }),
  'a category of the sidebar': (page) => getSidebar(page).locator('[aria-expanded=false]'),
  'an entry of the contents': (page) => page.getByRole('main').locator('li > a[href^="#"]'),
  'a tab': (page) => page.getByRole('tab', { selected: false }),
  'the copy button': (page) => page.getByRole('button', { name: /^Copy/ }),
}

test('the pages have the parts that are used here', async ({ page }) => {
  await page.goto(templates.example)
  await waitUntilInteractive(page)
  for (const [name, find] of Object.entries(parts))
    await expect(find(page).filter({ visible: true }).first(), name).toBeVisible()
})

for (const [name, route] of Object.entries(templates)) {
  test(`${name} keeps to the policy while it is used`, async ({ page, violations }) => {
    const response = await page.goto(route)
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
    await waitUntilInteractive(page)
    for (const find of Object.values(parts)) await pressFirst(find(page))

    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog', { name: 'Search' })
    await search.getByRole('combobox').fill('battery')
    await expect(search.getByRole('option').first()).toHaveText(/battery/i)
    await page.keyboard.press('Escape')
    await expect(search).toHaveCount(0)

    await page.setViewportSize(phone)
    await pressFirst(page.getByRole('button', { name: 'On this page' }))
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: 'Close navigation bar' }).click()
    await expect(menu).toBeHidden()

    await page.setViewportSize(desktop)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'BinBar', exact: true })
      .click()
    await expect(page).toHaveURL('/docs/category/binbar/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BinBar guide')
    expect(violations).toEqual([])
  })
}

test('a redirect keeps to the policy', async ({ page, violations }) => {
  const response = await page.goto('/binbar/?from=label')
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
  await page.waitForURL('/docs/category/binbar/?from=label')
  await waitUntilInteractive(page)
  expect(violations).toEqual([])
})

test('a script that is not the site’s own does not run', async ({ page, violations, observations }) => {
  await page.goto(templates.guide)
  await waitUntilInteractive(page)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "Taken over"'
    const holder = document.createElement('div')
    holder.innerHTML = '<img alt="" src="data:," onerror="document.title = \'Taken over\'">'
    document.body.append(script, holder)
  })
  await expect
    .poll(() => violations.map((violation) => violation.split(' ')[0]).sort())
    .toEqual(['script-src-attr', 'script-src-elem'])
  await expect(page).not.toHaveTitle('Taken over')
  expect(observations.faults.splice(0)).toHaveLength(2)
})

const hostileTexts = [
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '</script><script>alert(1)</script>',
  "'-alert(1)-'",
  '%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '\u2028alert(1)\u2029',
  '{{alert(1)}}',
  '__proto__',
  '../../..//example.com',
  'x'.repeat(3000),
]

/** What no page of the site holds by itself. */
const foreign = 'img[src="x"], [onerror], [href^="javascript:" i], [href*="//example.com"]'

for (const text of hostileTexts) {
  for (const [form, part] of [
    ['as it is', text.replaceAll('#', '')],
    ['encoded', encodeURIComponent(text)],
  ] as const) {
    test(`an address changes nothing on a page by ${shorten(text)}, ${form}`, async ({ page }) => {
      const dialogs = watchDialogs(page)
      await page.goto(templates.example)
      await waitUntilInteractive(page)
      const before = await listElements(page)
      for (const address of [templates.example, '/docs/api/Examples/associate-binbar/']) {
        await page.goto(`${address}?theme=${part}&language=${part}#${part}`)
        await expect(page).toHaveURL(new RegExp(`^[^?]*${templates.example}\\?`))
        await waitUntilInteractive(page)
        expect(await listElements(page)).toEqual(before)
        await expect(page.locator(foreign)).toHaveCount(0)
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      }
      await page.evaluate((hash) => {
        location.hash = hash
      }, part)
      expect(await listElements(page)).toEqual(before)
      expect(dialogs).toEqual([])
    })
  }

  test(`a link to the search puts ${shorten(text)} into the box, as text`, async ({ page }) => {
    const dialogs = watchDialogs(page)
    await page.goto(`/?q=${encodeURIComponent(text)}`)
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue(text)
    await expect(page.getByRole('status').filter({ hasText: /found\.$/ })).not.toBeEmpty()
    await expect(page.locator(foreign)).toHaveCount(0)
    expect(dialogs).toEqual([])
  })

  test(`an unknown address shows the not-found page for ${shorten(text)}`, async ({ page }) => {
    const dialogs = watchDialogs(page)
    for (const folder of ['/', '/docs/']) {
      const response = await page.goto(`${folder}${encodeURIComponent(text)}/`)
      expect(response?.status()).toBe(404)
      await waitUntilInteractive(page)
      await expect(page).toHaveTitle('Page Not Found | BinBar Help')
      await expect(page.locator(foreign)).toHaveCount(0)
    }
    expect(dialogs).toEqual([])
  })
}

/** Presses the first of some elements that a reader sees, if there is one. */
async function pressFirst(elements: Locator): Promise<void> {
  const visible = elements.filter({ visible: true })
  if ((await visible.count()) > 0) await visible.first().click()
}

/** Collects the texts of all dialogs that a page opens. */
function watchDialogs(page: Page): string[] {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  return dialogs
}

/** The names of all elements of the page's body in their order. */
function listElements(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.body.querySelectorAll('*')].map((element) => element.tagName))
}

/** A text as it can stand in the title of a test. */
function shorten(text: string): string {
  return encodeURI(text).slice(0, 40)
}
