import { listBrokenWords } from './support/broken-words'
import { templates } from './support/site'
import { expect, test, waitUntilInteractive } from './support/test'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  test('the bar leads to the guides and to the client application', async ({ page }) => {
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link', { name: 'Client Application' })).toHaveAttribute(
      'href',
      '/docs/category/client-application/',
    )
    await expect(bar.getByRole('link', { name: 'BinBar', exact: true })).toHaveAttribute(
      'href',
      '/docs/category/binbar/',
    )
    const login = bar.getByRole('link', { name: 'Login' })
    await expect(login).toHaveAttribute('href', 'https://client.scalable-systems.io')
    await expect(login).toHaveAttribute('target', '_blank')
    await expect(login).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden()
  })

  test('the skip link comes first and leads to the text', async ({ page }) => {
    await page.goto(templates.guide)
    await page.keyboard.press('Tab')
    const skipLink = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Home page' })).toBeFocused()
  })

  test('the sidebar shows the guide of the page, marks the page and leads to the other guides', async ({
    page,
  }) => {
    await page.goto(templates.guide)
    const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Docs sidebar' })
    await expect(sidebar.locator('[aria-current=page]')).toHaveText('Create a container site')
    await expect(sidebar.getByRole('link', { name: 'Select units' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'Reset a BinBar' })).toHaveCount(0)
    await sidebar.getByRole('link', { name: 'API', exact: true }).click()
    await expect(page).toHaveURL('/docs/category/api/')
  })

  test('a category of the sidebar leads to its page, and its caret unfolds it', async ({ page }) => {
    await page.goto(templates.guide)
    const sidebar = page.getByRole('complementary')
    await expect(sidebar.getByRole('link', { name: '1.0.6' })).toHaveCount(0)
    await sidebar.getByRole('button', { name: "Expand sidebar category 'Release notes'" }).click()
    await expect(sidebar.getByRole('link', { name: '1.0.6' })).toBeVisible()
    await sidebar.getByRole('link', { name: 'Release notes' }).click()
    await expect(page).toHaveURL('/docs/category/release-notes/')
  })

  test('breadcrumbs lead to the page of each category', async ({ page }) => {
    await page.goto(templates['release note'])
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(breadcrumbs.getByRole('listitem')).toHaveText([
      '',
      'Client Application',
      'Release notes',
      '0.1.0',
    ])
    await expect(breadcrumbs.getByText('0.1.0')).toHaveAttribute('aria-current', 'page')
    await breadcrumbs.getByRole('link', { name: 'Release notes' }).click()
    await expect(page).toHaveURL('/docs/category/release-notes/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client application release notes')
  })

  test('a category page shows a card for each of its pages, in the order of the sidebar', async ({
    page,
  }) => {
    await page.goto('/docs/category/release-notes-1/')
    const cards = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
    const names = await cards.allTextContents()
    expect(names).toHaveLength(27)
    expect(names.slice(0, 3)).toEqual(['v60', 'v59', 'v58'])
    expect(names.at(-1)).toBe('v3')
    await cards.first().click()
    await expect(page).toHaveURL('/docs/binbar/release-notes/v60/')
  })

  test('the list of contents holds the headings of levels 2 and 3', async ({ page }) => {
    await page.goto(templates.guide)
    const headings = await page
      .getByRole('main')
      .locator('h2, h3')
      .evaluateAll((all) => all.map((one) => one.id))
    const entries = page.getByText('On this page').last().locator('..').getByRole('link')
    const hrefs = await entries.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(hrefs).toEqual(headings.map((id) => `#${id}`))
    await entries.getByText('If it did not work').click()
    await expect(page).toHaveURL(`${templates.guide}#if-it-did-not-work`)
    await expect(page.getByRole('heading', { name: 'If it did not work' })).toBeInViewport()
  })

  test('previous and next follow the order of the sidebar', async ({ page }) => {
    await page.goto(templates.guide)
    const neighbours = page.getByRole('navigation', { name: 'Docs pages' })
    await expect(neighbours.getByRole('link')).toHaveText([
      'PreviousAccount setup',
      'NextDelete a container site',
    ])
    await neighbours.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/docs/client-application/delete-a-container-site/')
  })

  test('a draft page says so, a confirmed one does not', async ({ page }) => {
    await page.goto('/docs/client-application/select-units/')
    await expect(page.getByText('Draft.')).toBeVisible()
    await page.goto('/docs/client-application/introduction/')
    await expect(page.getByText('Draft.')).toHaveCount(0)
  })
})

test.describe('colour mode', () => {
  test.use({ colorScheme: 'dark', viewport: desktop })

  test('starts light on a system that is dark, switches, and is remembered', async ({ page }) => {
    await page.goto(templates.guide)
    await waitUntilInteractive(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page
      .getByRole('button', { name: 'Switch between dark and light mode (currently light mode)' })
      .click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await waitUntilInteractive(page)
    await page
      .getByRole('button', { name: 'Switch between dark and light mode (currently dark mode)' })
      .click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the menu opens, keeps the focus, closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto(templates.guide)
    await waitUntilInteractive(page)
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' })
    await toggle.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    for (let press = 0; press < 50; press += 1) {
      await page.keyboard.press('Tab')
      expect(await isFocusOutside(page)).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
  })

  test('the menu closes on a link, on its button and beside it', async ({ page }) => {
    await page.goto(templates.guide)
    await waitUntilInteractive(page)
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await toggle.click()
    await page.getByRole('button', { name: 'Close navigation bar' }).click()
    await expect(menu).toBeHidden()
    await toggle.click()
    await page.mouse.click(phone.width - 10, phone.height / 2)
    await expect(menu).toBeHidden()
    await toggle.click()
    await menu.getByRole('link', { name: 'Select units' }).click()
    await expect(page).toHaveURL('/docs/client-application/select-units/')
    await expect(menu).toBeHidden()
  })

  test('the menu closes when the window reaches 997 px, and the page scrolls again', async ({ page }) => {
    await page.goto(templates.guide)
    await waitUntilInteractive(page)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    await page.setViewportSize({ width: 997, height: 740 })
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  })

  test('the list of contents is folded above the text', async ({ page }) => {
    await page.goto(templates.guide)
    await waitUntilInteractive(page)
    const contents = page.getByRole('button', { name: 'On this page' })
    const entry = page.getByRole('main').getByRole('link', { name: 'Check that it worked', exact: true })
    await expect(entry).toBeHidden()
    await contents.click()
    await entry.first().click()
    await expect(page).toHaveURL(`${templates.guide}#check-that-it-worked`)
  })

  for (const [name, route] of Object.entries(templates)) {
    test(`targets on ${name} are at least 44 px high`, async ({ page }) => {
      await page.goto(route)
      const small = await page
        .locator('nav a, nav button, footer a, summary, main button:not(p button)')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
            .map((one) => one.outerHTML),
        )
      expect(small).toEqual([])
    })
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the bar, the contents list and the sidebar below the text lead on', async ({ page }) => {
      await page.goto(templates.guide)
      const bar = page.getByRole('navigation', { name: 'Main' })
      await expect(bar.getByRole('link', { name: 'BinBar', exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Check that it worked', exact: true }).first().click()
      await expect(page).toHaveURL(`${templates.guide}#check-that-it-worked`)
      await bar.getByRole('link', { name: 'Menu' }).click()
      await page.getByRole('complementary').getByRole('link', { name: 'Select units' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select units')
    })
  })
})

test('going back leads to the place that the reader came from', async ({ page }) => {
  await page.goto(templates.guide)
  await waitUntilInteractive(page)
  const link = page.getByRole('main').getByRole('link', { name: 'Select units' }).first()
  await link.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  expect(position).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select units')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a container site')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position)
})

test('the landing page names the product, three ways in, questions and the newest releases', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop Waiting for Weight')
  const main = page.getByRole('main')
  for (const [name, href] of [
    ['Client Application', '/docs/category/client-application/'],
    ['BinBar', '/docs/category/binbar/'],
    ['API', '/docs/category/api/'],
    ['2.0.0', '/docs/client-application/release-notes/2.0.0/'],
    ['v60', '/docs/binbar/release-notes/v60/'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  for (const question of [
    'What does this light mean?',
    'Fit a BinBar',
    'Find full containers with the API',
  ]) {
    await expect(main.getByRole('link', { name: question })).toBeVisible()
  }
})

test('the not-found page has no canonical link and shows ways on', async ({ page }) => {
  await page.goto('/docs/no-such-page/')
  await expect(page).toHaveTitle('Page Not Found | BinBar Help')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'API' }).click()
  await expect(page).toHaveURL('/docs/category/api/')
})

/** True when the focus is on a part of the page behind the open dialog. */
function isFocusOutside(page: import('@playwright/test').Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document
    return activeElement !== document.body && activeElement?.closest('dialog') === null
  })
}

for (const width of [320, 360]) {
  test(`the links at the end of a page break no word at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/docs/category/client-application/', '/docs/client-application/account-setup/']) {
      await page.goto(path)
      const links = page.getByRole('navigation', { name: 'Docs pages' })
      await expect(links.getByRole('link').first()).toBeVisible()
      expect(await listBrokenWords(links)).toEqual([])
    }
  })
}

test('the menu of a small phone has one row at its top, and shows the entry of the open page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/docs/binbar/release-notes/v3/')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'v3', exact: true })).toBeInViewport()
  const name = await menu.getByRole('link', { name: 'BinBar Help' }).boundingBox()
  const close = await menu.getByRole('button', { name: 'Close navigation bar' }).boundingBox()
  expect(
    Math.abs(Number(name?.y) + Number(name?.height) / 2 - Number(close?.y) - Number(close?.height) / 2),
  ).toBeLessThan(2)
})
