import { type Locator, test as nodeTest, type Page } from '@playwright/test'
import { checkNavbar } from '../../lib/navbar/check-navbar'
import { type NavbarItem, navbarSchema } from '../../lib/navbar/navbar-schema'
import { checkWithSchema, fromModule } from '../../lib/problem/check-with-schema'
import { formatProblem } from '../../lib/problem/problem'
import { type SiteConfig, siteConfigFile } from '../../lib/site/site-config-schema'
import { siteAddress } from '../../playwright.config'
import { expect, getNavbar, openHydrated, routes, test, viewports } from '../support/frame'
import { getEntry, getTrigger, readColor } from '../support/navbar-menu'

const getLink = (page: Page, name: string): Locator =>
  getNavbar(page).getByRole('link', { name, exact: true })

test('ITEM-02 the items for the left stand behind the logo, in front of all others', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  const brand = await readBox(getLink(page, 'Frame'))
  const lefts = [getLink(page, 'Docs'), getTrigger(page, 'More'), getTrigger(page, 'API')]
  let end = brand.x + brand.width
  for (const item of [...lefts, getLink(page, 'Short'), getLink(page, 'All')]) {
    const box = await readBox(item)
    expect(box.x).toBeGreaterThanOrEqual(end)
    end = box.x + box.width
  }
  await getLink(page, 'Frame').focus()
  await page.keyboard.press('Tab')
  await expect(getLink(page, 'Docs')).toBeFocused()
})

test('ITEM-03 the navbar of the product leads to both guides and to the login', async ({ page }) => {
  await openHydrated(page, `${siteAddress}/`)
  await expect(getLink(page, 'Client Application')).toHaveAttribute(
    'href',
    '/docs/category/client-application/',
  )
  await expect(getLink(page, 'BinBar')).toHaveAttribute('href', '/docs/category/binbar/')
  const login = getNavbar(page).getByRole('link', { name: 'Login' })
  await expect(login).toHaveAttribute('href', 'https://client.scalable-systems.io')
  await expect(login).toHaveAttribute('target', '_blank')
  await expect(login).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(login.getByRole('img', { name: '(opens in new tab)', exact: true })).toBeVisible()
})

test('ITEM-04 an item of each kind shows', async ({ page }) => {
  await openHydrated(page, routes.landing)
  for (const name of ['Docs', 'Short', 'All', '1.0.0']) await expect(getLink(page, name)).toBeVisible()
  for (const name of ['API', '1.0.0']) await expect(getTrigger(page, name)).toBeVisible()
  await expect(getTrigger(page, 'English')).toHaveCount(2)
  await expect(getNavbar(page).getByText('Beta', { exact: true })).toBeVisible()
})

test('ITEM-05 an item with a list of entries and no kind is a dropdown', async ({ page }) => {
  await openHydrated(page, routes.landing)
  const trigger = getTrigger(page, 'More')
  await expect(trigger).toHaveAttribute('aria-haspopup', 'true')
  await trigger.click()
  for (const name of ['Long page', 'Short page']) await expect(getEntry(page, name)).toBeVisible()
})

nodeTest('ITEM-06 the check names a kind that does not exist, and those that do', () => {
  expect(describeSetting({ type: 'carousel', label: 'More' })).toEqual([
    'site.config.ts: items > 0 > type: found "carousel", expected one of "link", "dropdown", "localeDropdown", "search", "html", "doc", "docSidebar", "docsVersion", "docsVersionDropdown".',
  ])
})

test('ITEM-07 an item that breaks is reported with its settings and the cause', async ({
  page,
  uncaughtErrors,
}) => {
  await page.goto(`${routes.shortDoc}?break-item`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
  const configuration = '{\n  "label": "Odd",\n  "to": "/docs/"\n}'
  const report = page.getByText('An item of the navbar could not be shown.')
  await expect(report).toBeVisible()
  expect(await report.textContent()).toBe(
    `An item of the navbar could not be shown. Please check its configuration in site.config.ts:\n${configuration}\n\nCause:\nboom`,
  )
  uncaughtErrors.length = 0
})

nodeTest('ITEM-08 the check names an unknown version, and those that exist', () => {
  expect(describeTarget({ type: 'docsVersionDropdown', versions: ['9.9.9'] })).toEqual([
    [
      'site.config.ts: navbar > items > 0 (docsVersionDropdown) > versions: found the version "9.9.9", which does not exist in docs > versions, expected one of these.',
      '  current',
      '  1.0.0',
    ].join('\n'),
  ])
})

nodeTest('ITEM-10 the check names an unknown sidebar, and those that exist', () => {
  expect(describeTarget({ type: 'docSidebar', sidebarId: 'recipes' })).toEqual([
    'site.config.ts: navbar > items > 0 (docSidebar): found the sidebar "recipes", which does not exist in the versions searched: "current", "1.0.0", expected one of these.\n  guide\n  notes',
  ])
})

nodeTest('ITEM-11 the check names an unknown doc, and those that exist', () => {
  expect(describeTarget({ type: 'doc', docId: 'recipes/soup' })).toEqual([
    'site.config.ts: navbar > items > 0 (doc): found the doc "recipes/soup", which does not exist in the versions searched: "current", "1.0.0", expected one of these.\n  guide/short-doc\n  notes/first-note',
  ])
})

test('ITEM-13 an item for a sidebar leads to its first page, be it the index of a category', async ({
  page,
}) => {
  await openHydrated(page, routes.landing)
  await expect(getLink(page, 'All')).toHaveAttribute('href', routes.guideIndex)
  await expect(getLink(page, 'First note')).toHaveAttribute('href', routes.firstNote)
})

test('ITEM-14 an item for a sidebar without a label bears the name of the page that it leads to', async ({
  page,
}) => {
  await openHydrated(page, routes.landing)
  await getNavbar(page).getByRole('link', { name: 'First note', exact: true }).click()
  await expect(page).toHaveURL(routes.firstNote)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First note')
})

test('ITEM-15 a plain link is marked on the pages below its address, and not elsewhere', async ({ page }) => {
  await openHydrated(page, routes.landing)
  const link = getLink(page, 'Docs')
  const plainColor = await readColor(link)
  await expect(link).not.toHaveAttribute('aria-current')
  await openHydrated(page, routes.shortDoc)
  await expect(link).toHaveAttribute('aria-current', 'page')
  expect(await readColor(link)).not.toBe(plainColor)
})

for (const forcedColors of ['none', 'active'] as const) {
  test(`the item of the open page is told by a line, with the forced colours "${forcedColors}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors })
    await openHydrated(page, routes.landing)
    const link = getLink(page, 'Docs')
    const before = await link.boundingBox()
    expect(await readLine(link)).toEqual({ isDrawn: false, width: 0 })
    await openHydrated(page, routes.shortDoc)
    expect(await readLine(link)).toEqual({ isDrawn: true, width: 2 })
    expect(await readLine(getLink(page, 'First note'))).toEqual({ isDrawn: false, width: 0 })
    expect(await link.boundingBox()).toMatchObject({ height: before?.height, width: before?.width })
  })
}

test('ITEM-16 an item of HTML shows as it was written, outside of any link', async ({ page }) => {
  await openHydrated(page, routes.landing)
  const text = getNavbar(page).getByText('Beta', { exact: true })
  await expect(text).toBeVisible()
  const written = await text.evaluate((element) => element.outerHTML)
  expect(written).toBe('<strong data-fixture="html">Beta</strong>')
  expect(await text.evaluate((element) => element.closest('a, button'))).toBeNull()
})

test('ITEM-18 a shortcut opens the search, and Escape closes it', async ({ page }) => {
  await openHydrated(page, routes.shortDoc)
  const search = page.getByRole('dialog', { name: 'Search' })
  await page.keyboard.press('Control+k')
  await expect(search).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
})

test('the search stands where the list of items has it, and in the bar of a phone', async ({ page }) => {
  await page.setViewportSize(viewports.full)
  await openHydrated(page, routes.landing)
  const search = getNavbar(page).getByRole('button', { name: /^Search/ })
  const beta = getNavbar(page).getByText('Beta', { exact: true }).last()
  expect((await readBox(search)).x).toBeGreaterThanOrEqual(await readEnd(getTrigger(page, 'English').last()))
  expect(await readEnd(search)).toBeLessThanOrEqual((await readBox(beta)).x)
  await expect(search.getByText('Search', { exact: true })).toBeVisible()
  await page.setViewportSize(viewports.phone)
  await expect(beta).toBeHidden()
  await expect(search).toBeInViewport({ ratio: 1 })
  expect(await readEnd(search)).toBeGreaterThan(viewports.phone.width - 20)
})

test('without an item for it, the search stands at the end of the bar, behind the colour button', async ({
  page,
}) => {
  await openHydrated(page, `${siteAddress}/`)
  const search = getNavbar(page).getByRole('button', { name: /^Search/ })
  const colors = getNavbar(page).getByRole('button', { name: /^Switch between dark and light mode/ })
  expect((await readBox(search)).x).toBeGreaterThanOrEqual(await readEnd(colors))
})

test('the sign for a new tab is smaller than the text, and smaller still in a menu', async ({ page }) => {
  await page.setViewportSize(viewports.full)
  await openHydrated(page, routes.landing)
  const sign = { name: '(opens in new tab)', exact: true } as const
  await expect(getNavbar(page).getByRole('link', { name: /^Out/ }).getByRole('img', sign)).toHaveCSS(
    'font-size',
    '13.5px',
  )
  await getTrigger(page, 'More').click()
  await expect(
    getNavbar(page)
      .getByRole('link', { name: /^Elsewhere/ })
      .getByRole('img', sign),
  ).toHaveCSS('font-size', '12px')
})

nodeTest('ITEM-19 the check refuses a dropdown in a dropdown', () => {
  const inner = { label: 'Less', items: [{ label: 'Docs', to: '/docs/' }] }
  expect(describeSetting({ label: 'More', items: [inner] })).toEqual([
    'site.config.ts: items > 0 > items > 0 > type: found "dropdown", expected an entry of type "link", "html", "doc", "docSidebar" or "docsVersion"; a dropdown cannot hold another one.',
  ])
})

nodeTest('ITEM-20 the check refuses an item with two targets', () => {
  expect(describeSetting({ label: 'Docs', to: '/docs/', href: 'https://example.com' })).toEqual([
    'site.config.ts: items > 0: found {"label":"Docs","to":"/docs/","href":"https://example.com"}, expected exactly one of "to" and "href".',
  ])
})

test('an item of HTML has the room around it that its neighbours have', async ({ page }) => {
  await page.setViewportSize(viewports.full)
  await openHydrated(page, routes.landing)
  const text = getNavbar(page).getByText('Beta', { exact: true })
  const search = getNavbar(page).getByRole('button', { name: /^Search/ })
  const gap = (await readBox(text)).x - (await readEnd(search))
  expect(gap).toBeCloseTo(10, 0)
  await getTrigger(page, 'API').hover()
  const entry = getNavbar(page).getByRole('listitem').getByText('As text', { exact: true })
  const link = getEntry(page, 'All links')
  const inner = await link.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingLeft))
  expect((await readBox(entry)).x).toBeCloseTo((await readBox(link)).x + inner, 0)
})

/** The line at the bottom of an item, as the browser computes it. */
function readLine(item: Locator): Promise<{ isDrawn: boolean; width: number }> {
  return item.evaluate((element) => {
    const { content, borderBottomStyle, borderBottomWidth } = getComputedStyle(element, '::before')
    const isDrawn = content !== 'none' && borderBottomStyle === 'solid'
    return { isDrawn, width: isDrawn ? Number.parseFloat(borderBottomWidth) : 0 }
  })
}

async function readEnd(part: Locator): Promise<number> {
  const { x, width } = await readBox(part)
  return x + width
}

async function readBox(part: Locator): Promise<{ x: number; width: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part does not show.')
  return box
}

/** What is wrong with an item as it is written. */
function describeSetting(item: Record<string, unknown>): string[] {
  const source = fromModule(siteConfigFile, { items: [item] })
  return checkWithSchema(navbarSchema, source).problems.map(formatProblem)
}

/** What is wrong with where an item leads, on a site with two versions and two guides. */
function describeTarget(item: NavbarItem): string[] {
  const guides = { guide: { title: 'Guide' }, notes: { title: 'Notes' } }
  const meta = {
    '/': { docs: { title: 'Docs' }, 'docs-next': { title: 'Docs' } },
    '/docs/': guides,
    '/docs/guide/': { 'short-doc': { title: 'Short doc' } },
    '/docs/notes/': { 'first-note': { title: 'First note' } },
    '/docs-next/': guides,
    '/docs-next/guide/': { 'short-doc': { title: 'Short doc' } },
    '/docs-next/notes/': { 'first-note': { title: 'First note' } },
  }
  const versions = [
    { name: 'current', label: 'Next', path: '/docs-next/' },
    { name: '1.0.0', label: '1.0.0', path: '/docs/' },
  ]
  const config: SiteConfig = {
    title: 'Frame',
    tagline: 'Two versions',
    url: 'https://frame.example',
    locales: [{ code: 'en', label: 'English' }],
    docs: { versions, lastVersion: '1.0.0' },
    navbar: { items: [item] },
    footer: { copyright: 'Copyright' },
    redirects: [],
  }
  return checkNavbar(config, meta).map(formatProblem)
}
