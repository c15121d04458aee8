import type { Locator, Page } from '@playwright/test'
import { expect, openHydrated, routes, scrollTo, test, viewports } from '../support/frame'

/** The list beside the text; its label is no button. */
const getContents = (page: Page): Locator =>
  page
    .getByRole('paragraph')
    .filter({ hasText: /^On this page$/ })
    .locator('..')

/** What folds the list out on narrow screens. */
const getButton = (page: Page): Locator => page.getByRole('button', { name: 'On this page', exact: true })

const entries = [
  ...Array.from({ length: 12 }, (_, index) => index + 1).flatMap((number) => [
    { text: `Section ${number}`, above: 0 },
    ...(number % 2 === 0 ? [{ text: `Part of section ${number}`, above: 1 }] : []),
  ]),
  { text: 'Run weigh.js', above: 0 },
]

test('TOC-01 the list shows the headings of levels 2 and 3 in their order, the lower ones inside', async ({
  page,
}) => {
  await openHydrated(page, routes.longDoc)
  const shown = await getContents(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        let above = -1
        for (let item = link.closest('li'); item; item = item.parentElement?.closest('li') ?? null) above += 1
        return { text: link.textContent, above }
      }),
    )
  expect(shown).toEqual(entries)
})

test('TOC-02 the code of a heading is code in its entry', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  const entry = getContents(page).getByRole('link', { name: 'Run weigh.js', exact: true })
  await expect(entry.getByRole('code')).toHaveText('weigh.js')
})

test('TOC-03 with the first heading in the upper half of the window, its entry alone is marked', async ({
  page,
}) => {
  await openHydrated(page, routes.longDoc)
  expect((await readBox(page, 'Section 1')).bottom).toBeLessThan(viewports.desktop.height / 2)
  await expect.poll(() => listMarked(page)).toEqual(['Section 1'])
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 500 } })

  test('TOC-04 with the first heading below the middle, no entry is marked', async ({ page }) => {
    await openHydrated(page, routes.longDoc)
    expect((await readBox(page, 'Section 1')).top).toBeGreaterThan(250)
    expect(await listMarked(page)).toEqual([])
    await scrollHeadingTo(page, 'Section 1', 100)
    await expect.poll(() => listMarked(page)).toEqual(['Section 1'])
    await scrollTo(page, 0)
    await expect.poll(() => listMarked(page)).toEqual([])
  })
})

test('TOC-05 with the second heading in the lower half, the first entry is marked', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  await scrollHeadingTo(page, 'Section 2', 420)
  await expect.poll(() => listMarked(page)).toEqual(['Section 1'])
})

test('TOC-06 with the second heading in the upper half, the second entry is marked', async ({ page }) => {
  await openHydrated(page, routes.longDoc)
  for (const distance of [300, 0]) {
    await scrollTo(page, 0)
    await expect.poll(() => listMarked(page)).toEqual(['Section 1'])
    await scrollHeadingTo(page, 'Section 2', distance)
    await expect.poll(() => listMarked(page), `${distance} px from the top`).toEqual(['Section 2'])
  }
})

for (const { id, what, route } of [
  { id: 'TOC-09', what: 'a doc without headings', route: routes.noHeadingDoc },
  { id: 'TOC-10', what: 'a doc that switches it off', route: routes.hiddenTocDoc },
]) {
  test(`${id} ${what} has no list of contents, neither on desktops nor on phones`, async ({ page }) => {
    await openHydrated(page, route)
    for (const viewport of [viewports.desktop, viewports.phone]) {
      await page.setViewportSize(viewport)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('On this page')).toHaveCount(0)
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('TOC-11 a folded button stands above the text, without links', async ({ page }) => {
    await openHydrated(page, routes.longDoc)
    const button = await getButton(page).boundingBox()
    const text = await readBox(page, 'Section 1')
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(text.top)
    await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(getEntry(page, 'Section 3')).toBeHidden()
    await expect(await getList(page)).toBeAttached()
    await expect((await getList(page)).locator('a')).toHaveCount(0)
  })

  test('TOC-12 a press of the button shows every entry', async ({ page }) => {
    await openHydrated(page, routes.longDoc)
    await getButton(page).click()
    const list = await getList(page)
    await expect(list.getByRole('link')).toHaveText(entries.map(({ text }) => text))
    await expect.poll(() => list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
    for (const { text } of entries) await expect(getEntry(page, text)).toBeVisible()
  })

  test('TOC-13 a followed entry changes the address and leaves the list open', async ({ page }) => {
    await openHydrated(page, routes.longDoc)
    await getButton(page).click()
    await getEntry(page, 'Section 3').click()
    await expect(page).toHaveURL(`${routes.longDoc}#section-3`)
    await expect(page.getByRole('heading', { name: /^Section 3/ })).toBeInViewport()
    await expect(getButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(getEntry(page, 'Section 3')).toBeVisible()
  })

  test('TOC-14 the button says whether the list is open', async ({ page }) => {
    await openHydrated(page, routes.longDoc)
    for (const isOpen of ['false', 'true', 'false']) {
      await expect(getButton(page)).toHaveAttribute('aria-expanded', isOpen)
      await expect(getEntry(page, 'Section 3')).toBeVisible({ visible: isOpen === 'true' })
      await getButton(page).click()
    }
  })
})

/** An entry of the list that shows. */
function getEntry(page: Page, text: string): Locator {
  return page.getByRole('main').getByRole('link', { name: text, exact: true })
}

/** What the button folds in and out. */
async function getList(page: Page): Promise<Locator> {
  return page.locator(`[id="${await getButton(page).getAttribute('aria-controls')}"]`)
}

/** The entries with a line at their start, which is transparent for the others. */
function listMarked(page: Page): Promise<(string | null)[]> {
  return getContents(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).borderInlineStartColor !== 'rgba(0, 0, 0, 0)')
        .map((link) => link.textContent),
    )
}

/** Where the heading with this text stands in the window, in pixels. */
function readBox(page: Page, text: string): Promise<{ top: number; bottom: number }> {
  return page.getByRole('heading', { name: new RegExp(`^${text}(?!\\d)`) }).evaluate((heading) => {
    const { top, bottom } = heading.getBoundingClientRect()
    return { top, bottom }
  })
}

/** Scrolls until the heading is this far from the top of the window, in pixels. */
async function scrollHeadingTo(page: Page, text: string, distance: number): Promise<void> {
  const { top } = await readBox(page, text)
  await scrollTo(page, (await page.evaluate(() => window.scrollY)) + Math.floor(top - distance))
}
