import { readFileSync } from 'node:fs'
import type { Locator, Page, Route } from '@playwright/test'
import { basePathAddress } from '../playwright.config'
import { measureShipped } from './support/measure-shipped'
import { listAxeViolations } from './support/run-axe'
import { colorModes } from './support/site'
import { expect, test, waitUntilInteractive } from './support/test'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }
const batteryPage = '/docs/binbar/changing-the-battery/'
const setupPage = '/docs/client-application/account-setup/'
const indexFiles = /\/search\/[^/]+\.json$/
const popularQuestion = 'What does this light mean?'

const getButton = (page: Page) => page.getByRole('button', { name: 'Search (Ctrl+K)' })
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const getBox = (page: Page) => getDialog(page).getByRole('combobox', { name: 'Search' })
const getOptions = (page: Page) => getDialog(page).getByRole('option')
const getActive = (page: Page) => getDialog(page).getByRole('option', { selected: true })
const getPageOption = (page: Page, title: string) =>
  getDialog(page).getByRole('group', { name: title, exact: true }).getByRole('option').first()
const getStatus = (page: Page) =>
  getDialog(page)
    .getByRole('status')
    .filter({ hasText: /found\.$/ })
const getFailure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The search could not be loaded.' })
const programAdvice = 'Its program did not start.'

async function openPage(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await waitUntilInteractive(page)
}

async function openSearch(page: Page, address = '/'): Promise<void> {
  await openPage(page, address)
  await getButton(page).click()
  await expect(getBox(page)).toBeFocused()
}

/** Opens the search and waits for the results of a query. */
async function searchFor(page: Page, query: string, address = '/'): Promise<void> {
  await openSearch(page, address)
  await getBox(page).fill(query)
  await expect(getDialog(page).getByText('What people look for most')).toHaveCount(0)
}

/** Opens the search with a query that has results. */
async function findBattery(page: Page, address = '/'): Promise<void> {
  await searchFor(page, 'change the battery', address)
  await expect(getPageOption(page, 'Change the battery')).toBeVisible()
}

/** The addresses of the pages of a guide, as they are in its index. */
function readGuideRoutes(guide: string): string[] {
  const { pages } = JSON.parse(readFileSync(`out/search/${guide}.json`, 'utf8')) as {
    pages: { route: string }[]
  }
  return pages.map(({ route }) => route)
}

/** An answer to requests that waits until it is told to go on. */
function createGate() {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  const answer = async (route: Route) => {
    await passed
    await route.continue()
  }
  return { open, answer }
}

/** Searches with an answer of the test's own, in the place of the worker's. */
async function fakeAnswer(page: Page, answer: object): Promise<void> {
  await page.addInitScript((given) => {
    class FakeWorker extends EventTarget {
      postMessage({ type, number }: { type: string; number?: number }) {
        const data = type === 'load' ? { type: 'ready' } : { type: 'answer', number, answer: given }
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
      }
      terminate() {}
    }
    Object.assign(window, { Worker: FakeWorker })
  }, answer)
}

/**
 * Goes back as the reader does; the search may send the browser forward again. The step comes when the call has ended,
 * since one to another document would end the call with an error.
 */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => window.history.back()))

/** Opens the start page, and from there another one, so that there is a page to go back to. */
async function openSecondPage(page: Page): Promise<void> {
  await openPage(page)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).not.toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Stop Waiting for Weight')
}

async function expectFirstPage(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop Waiting for Weight')
}

const countMarks = (page: Page) =>
  page.evaluate(() => (CSS.highlights.get('search-words') as Set<unknown> | undefined)?.size ?? 0)

/** Expects that the next Tab goes on from an element: to what can be focused in it, or first after it. */
async function expectNextTabFrom(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeInViewport()
  // The words are marked last, when the focus is there.
  await expect.poll(() => countMarks(page)).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  const isNext = await element.evaluate((start) => {
    const focusable = ':is(a[href], button, input, summary, [tabindex="0"]):not([tabindex="-1"])'
    const isFrom = (part: Element) =>
      start.contains(part) || Boolean(start.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING)
    const next = [...document.querySelectorAll(focusable)].find(
      (part) => isFrom(part) && part.checkVisibility({ visibilityProperty: true }),
    )
    return next === document.activeElement
  })
  expect(isNext).toBe(true)
}

/** How far the parts of the dialog stick out sideways, in pixels. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('dialog[open], dialog[open] *')]
    const hidden = (part: Element) => getComputedStyle(part).clipPath !== 'none'
    const overflows = parts
      .filter((part) => !hidden(part) && !(part instanceof HTMLInputElement) && part.clientWidth > 0)
      .map((part) => part.scrollWidth - part.clientWidth)
    const beyond = parts.map((part) => part.getBoundingClientRect().right - window.innerWidth)
    return Math.max(...overflows, ...beyond, 0)
  })
}

test.describe('the place of the search', () => {
  test('on a wide screen it is a box in the navbar, which names its keys', async ({ page }) => {
    await page.setViewportSize(desktop)
    await openPage(page)
    const button = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'Search (Ctrl+K)' })
    await expect(button).toContainText('Search')
    await expect(button.locator('kbd')).toHaveText('Ctrl K')
    await button.click()
    const place = await getDialog(page).boundingBox()
    expect(place?.width).toBeLessThanOrEqual(640)
    expect(place?.height).toBeLessThanOrEqual(0.8 * desktop.height + 2)
    expect(place?.y).toBeLessThan(100)
  })

  test('on a phone it is an icon of 44 pixels, which opens a sheet over the whole screen', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await openPage(page)
    await expect(getButton(page).locator('kbd')).toBeHidden()
    expect(await getButton(page).boundingBox()).toMatchObject({ width: 44, height: 44 })
    await getButton(page).click()
    expect(await getDialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone })
  })

  test('what can be pressed in it is 44 pixels high at least', async ({ page }) => {
    await page.setViewportSize(phone)
    await findBattery(page)
    const small = await getDialog(page)
      .locator('button, input, label, a')
      .evaluateAll((parts) =>
        parts.filter((part) => part.getBoundingClientRect().height < 44).map((part) => part.outerHTML),
      )
    expect(small).toEqual([])
  })

  test('the box has letters that no phone enlarges', async ({ page }) => {
    await page.setViewportSize(phone)
    await openSearch(page)
    const size = await getBox(page).evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize))
    expect(size).toBeGreaterThanOrEqual(16)
  })

  test('the page behind does not scroll', async ({ page }) => {
    await openSearch(page, batteryPage)
    await page.mouse.move(10, 700)
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button that could do nothing', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(getButton(page)).toBeHidden()
  })
})

test.describe('opening and closing', () => {
  for (const keys of ['Control+k', 'Meta+k']) {
    test(`${keys} opens and closes it`, async ({ page }) => {
      await openPage(page)
      await page.keyboard.press(keys)
      await expect(getBox(page)).toBeFocused()
      await page.keyboard.press(keys)
      await expect(getDialog(page)).toHaveCount(0)
    })
  }

  test('no single letter, and no other modifier key, opens it', async ({ page }) => {
    await openPage(page)
    for (const keys of ['k', 's', '/', 'Shift+k', 'Alt+k', 'Control+Shift+k', 'Control+Alt+k']) {
      await page.keyboard.press(keys)
    }
    await page.waitForTimeout(300)
    await expect(getDialog(page)).toHaveCount(0)
  })

  test('nothing opens it while the reader types elsewhere', async ({ page }) => {
    await openPage(page)
    await page.evaluate(() => {
      const box = document.createElement('textarea')
      document.querySelector('main')?.prepend(box)
      box.focus()
    })
    await page.keyboard.press('Control+k')
    await page.waitForTimeout(300)
    await expect(getDialog(page)).toHaveCount(0)
  })

  test('Escape closes it, with text in the box too, and the focus is where it was', async ({ page }) => {
    await openPage(page)
    await getButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(getBox(page)).toBeFocused()
    await getBox(page).fill('battery')
    await page.keyboard.press('Escape')
    await expect(getDialog(page)).toHaveCount(0)
    await expect(getButton(page)).toBeFocused()
  })

  for (const size of [phone, desktop]) {
    test(`the button Close closes it at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size)
      await openSearch(page)
      await getDialog(page).getByRole('button', { name: 'Close' }).click()
      await expect(getDialog(page)).toHaveCount(0)
    })
  }

  test('a press on what is around it closes it', async ({ page }) => {
    await page.setViewportSize(desktop)
    await openSearch(page)
    await page.mouse.click(20, 600)
    await expect(getDialog(page)).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })

  test('going back closes it and leaves the page open; going back once more leaves the page', async ({
    page,
  }) => {
    await openSecondPage(page)
    const address = page.url()
    await getButton(page).click()
    await expect(getBox(page)).toBeFocused()
    await goBack(page)
    await expect(getDialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await goBack(page)
    await expect(page).toHaveURL('/')
  })

  for (const size of [phone, desktop]) {
    test(`going back closes it on the page that the tab was opened with, at ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await openSearch(page, batteryPage)
      await goBack(page)
      await expect(getDialog(page)).toHaveCount(0)
      await waitUntilInteractive(page)
      await expect(page).toHaveURL(batteryPage)
    })
  }

  test('a search that was closed in another way costs no step back', async ({ page }) => {
    await openSecondPage(page)
    for (const keys of ['Control+k', 'Escape', 'Control+k', 'Escape']) await page.keyboard.press(keys)
    await expect(getDialog(page)).toHaveCount(0)
    await goBack(page)
    await expectFirstPage(page)
  })

  test('a search costs no step back on a page that is loaded anew while it is open', async ({ page }) => {
    await openSecondPage(page)
    const address = page.url()
    await page.keyboard.press('Control+k')
    await expect(getBox(page)).toBeFocused()
    await page.reload()
    await waitUntilInteractive(page)
    await page.getByRole('link', { name: 'BinBar', exact: true }).first().click()
    await expect(page).not.toHaveURL(address)
    await goBack(page)
    await expect(page).toHaveURL(address)
    await goBack(page)
    await expectFirstPage(page)
  })

  test('a search costs no step back on a page that is loaded anew after coming back to it', async ({
    page,
  }) => {
    await openSecondPage(page)
    const address = page.url()
    await page.keyboard.press('Control+k')
    await getBox(page).fill('account setup')
    await getPageOption(page, 'Account setup').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account setup')
    await goBack(page)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Account setup')
    await page.reload()
    await waitUntilInteractive(page)
    await goBack(page)
    await expectFirstPage(page)
  })

  test('going back from a result leads to the page that was searched from, and then to the one before', async ({
    page,
  }) => {
    await openSecondPage(page)
    const address = page.url()
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await page.keyboard.press('Control+k')
    await getBox(page).fill('account setup')
    await getPageOption(page, 'Account setup').click()
    await expect(page).toHaveURL(setupPage)
    await goBack(page)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await goBack(page)
    await expectFirstPage(page)
  })

  test('over the open menu of a phone: each closes by a step, and the page scrolls after the last', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await openPage(page, batteryPage)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const body = page.locator('body')
    const openBoth = async () => {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
      await expect(menu).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(getBox(page)).toBeFocused()
    }
    await openBoth()
    await page.keyboard.press('Escape')
    await expect(getDialog(page)).toHaveCount(0)
    await expect(menu).toBeVisible()
    await expect(body).toHaveCSS('overflow', 'hidden')
    await goBack(page)
    await expect(menu).toBeHidden()
    await expect(body).toHaveCSS('overflow', 'visible')
    await openBoth()
    await getBox(page).fill('account setup')
    await getPageOption(page, 'Account setup').click()
    await expect(page).toHaveURL(setupPage)
    await expect(menu).toBeHidden()
    await expect(body).toHaveCSS('overflow', 'visible')
  })

  test('going back closes it after pages that were reached by keys alone', async ({ page }) => {
    await openPage(page)
    for (const query of ['change the battery', 'account setup']) {
      await page.keyboard.press('Control+k')
      await getBox(page).fill(query)
      await expect(getActive(page)).toContainText(new RegExp(query, 'i'))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(query, 'i'))
    }
    await page.keyboard.press('Control+k')
    await expect(getBox(page)).toBeFocused()
    await goBack(page)
    await expect(getDialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(setupPage)
  })
})

test.describe('the results', () => {
  test('are grouped by page, with the headings that fit below it', async ({ page }) => {
    await searchFor(page, 'dispose of the old battery')
    const group = getDialog(page).getByRole('group', { name: 'Change the battery', exact: true })
    await expect(group.getByRole('option').first()).toContainText('Change the battery')
    await expect(group.getByRole('option', { name: 'Dispose of the old battery' })).toHaveAttribute(
      'href',
      `${batteryPage}#dispose-of-the-old-battery`,
    )
  })

  test('say where a page belongs, and mark the words', async ({ page }) => {
    await findBattery(page)
    await expect(getPageOption(page, 'Change the battery')).toContainText('BinBar')
    await expect(
      getPageOption(page, 'Change the battery')
        .locator('mark')
        .filter({ hasText: /battery/i }),
    ).toBeVisible()
  })

  test('can be narrowed to a guide, and the text stays in the box', async ({ page }) => {
    await searchFor(page, 'release notes')
    const choose = (name: string) => getDialog(page).getByRole('radio', { name, exact: true }).check()
    for (const [name, guide] of [
      ['API', 'api'],
      ['Client application', 'client-application'],
      ['BinBar', 'binbar'],
    ] as const) {
      const routes = readGuideRoutes(guide)
      const findGuides = async () => {
        const addresses = await getOptions(page).evaluateAll((links: HTMLAnchorElement[]) =>
          links.map(({ pathname }) => pathname),
        )
        return new Set(addresses.map((address) => routes.includes(address)))
      }
      expect(await findGuides()).toContain(false)
      await choose(name)
      await expect.poll(findGuides).toEqual(new Set([true]))
    }
    await choose('All')
    await expect(getBox(page)).toHaveValue('release notes')
    await expect(getOptions(page).first()).toBeVisible()
  })

  test('are passed with the arrow keys, Home and End', async ({ page }) => {
    await findBattery(page)
    const options = getOptions(page)
    const last = (await options.count()) - 1
    expect(last).toBeGreaterThan(0)
    const expectActive = (index: number) =>
      expect(options.nth(index)).toHaveAttribute('aria-selected', 'true')
    await expectActive(0)
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', last],
      ['ArrowDown', 0],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expectActive(index)
      await expect(options.nth(index)).toBeInViewport({ ratio: 0.9 })
    }
    const id = await options.first().getAttribute('id')
    await expect(getBox(page)).toHaveAttribute('aria-activedescendant', id ?? '')
    await expect(getBox(page)).toBeFocused()
  })

  test('Enter goes to the active one', async ({ page }) => {
    await findBattery(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(batteryPage)
    await expect(getDialog(page)).toHaveCount(0)
    await expectNextTabFrom(page, page.getByRole('heading', { level: 1 }))
  })

  test('Enter waits for the answer to what stands in the box', async ({ page }) => {
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype
      Worker.prototype.postMessage = function postLater(this: Worker, message: unknown) {
        setTimeout(() => postMessage.call(this, message), 300)
      }
    })
    await findBattery(page)
    await getBox(page).fill('account setup')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(setupPage)
  })

  test('a press goes there, too', async ({ page }) => {
    await findBattery(page)
    await getPageOption(page, 'Change the battery').click()
    await expect(page).toHaveURL(batteryPage)
    await expect(getDialog(page)).toHaveCount(0)
  })

  test('Ctrl+Enter opens it in a new tab, and the search stays', async ({ page, context }) => {
    await findBattery(page)
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await expect(await opened).toHaveURL(batteryPage)
    await expect(getBox(page)).toHaveValue('change the battery')
    await expect(page).toHaveURL('/')
  })

  test('are links that the middle button opens in a new tab', async ({ page, context }) => {
    await findBattery(page)
    const opened = context.waitForEvent('page')
    await getPageOption(page, 'Change the battery').click({ button: 'middle' })
    await expect(await opened).toHaveURL(batteryPage)
    await expect(getDialog(page)).toBeVisible()
    await expect(getBox(page)).toBeFocused()
  })

  test('the keys reach the box after a press on a guide', async ({ page }) => {
    await findBattery(page)
    await getDialog(page).getByRole('radio', { name: 'API', exact: true }).click()
    await page.keyboard.type(' now')
    await expect(getBox(page)).toHaveValue('change the battery now')
  })

  test('are not taken by a pointer that rests where they come to stand', async ({ page }) => {
    await page.setViewportSize(desktop)
    await findBattery(page)
    const second = await getOptions(page).nth(1).boundingBox()
    await page.keyboard.press('Escape')
    await page.mouse.move((second?.x ?? 0) + 50, (second?.y ?? 0) + 10)
    await page.keyboard.press('Control+k')
    await getBox(page).pressSequentially('change the battery')
    await expect(getPageOption(page, 'Change the battery')).toBeVisible()
    await expect(getOptions(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.mouse.move((second?.x ?? 0) + 60, (second?.y ?? 0) + 12, { steps: 3 })
    await expect(getOptions(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  })

  test('never flicker away while a word is typed on', async ({ page }) => {
    await openSearch(page)
    await page.evaluate(() => {
      const counts: number[] = []
      Object.assign(window, { counts })
      const look = () => {
        counts.push(document.querySelectorAll('[role="option"]').length)
        requestAnimationFrame(look)
      }
      look()
    })
    await getBox(page).pressSequentially('battery', { delay: 30 })
    await expect(getPageOption(page, 'Change the battery')).toBeVisible()
    expect(
      await page.evaluate(() => Math.min(...(window as unknown as { counts: number[] }).counts)),
    ).toBeGreaterThan(0)
  })

  test('are told to screen readers', async ({ page }) => {
    await findBattery(page)
    await expect(getStatus(page)).toHaveText(/^(1 page|\d+ pages|The 10 best pages) found\.$/)
    await getBox(page).fill('qqqqxxxxzzzz')
    await expect(getStatus(page)).toHaveText('Nothing found.')
  })

  test('wait for letters that are composed', async ({ page }) => {
    await findBattery(page)
    await getBox(page).fill('')
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'account', selectionStart: 7, selectionEnd: 7 })
    await expect(getBox(page)).toHaveValue('account')
    await page.waitForTimeout(300)
    await expect(getActive(page)).toContainText(popularQuestion)
    await session.send('Input.insertText', { text: 'account setup' })
    await expect(getPageOption(page, 'Account setup')).toBeVisible()
  })
})

test.describe('what was chosen before', () => {
  test('is offered on this device, until the reader clears it', async ({ page }) => {
    await findBattery(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(batteryPage)
    await page.reload()
    await waitUntilInteractive(page)
    await page.keyboard.press('Control+k')
    const recent = getDialog(page).getByRole('group', { name: 'Recent' })
    await expect(recent.getByRole('option')).toHaveCount(1)
    await expect(getActive(page)).toContainText('Change the battery')
    await getDialog(page).getByRole('button', { name: 'Clear recent' }).click()
    await expect(recent).toHaveCount(0)
    await expect(getBox(page)).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull()
  })

  test('is nothing where the browser keeps nothing, and the search works', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('blocked')
        },
      })
    })
    await findBattery(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(batteryPage)
  })

  test('may be damaged', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('search.recent', '[{"route":"//example.com/"},7,'))
    await openSearch(page)
    await expect(getActive(page)).toContainText(popularQuestion)
  })
})

test('an empty box offers what people look for most', async ({ page }) => {
  await openSearch(page)
  await expect(getDialog(page).getByRole('group', { name: 'What people look for most' })).toBeVisible()
  await expect(getActive(page)).toContainText(popularQuestion)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/docs/binbar/led-patterns/')
})

test.describe('when nothing is found', () => {
  test('the search says so and leads to the guides', async ({ page }) => {
    await searchFor(page, 'qqqqxxxxzzzz')
    await expect(getDialog(page).getByText('Nothing found for “qqqqxxxxzzzz”.')).toBeVisible()
    await expect(getDialog(page).getByRole('link')).toHaveText(['Client application', 'BinBar', 'API'])
    await getDialog(page).getByRole('link', { name: 'API' }).click()
    await expect(page).toHaveURL('/docs/category/api/')
    await expect(getDialog(page)).toHaveCount(0)
  })

  test('in one guide alone, the others are offered', async ({ page }) => {
    await findBattery(page)
    await getDialog(page).getByRole('radio', { name: 'API', exact: true }).check()
    await getBox(page).fill('forklift')
    await expect(getDialog(page).getByText('Nothing found for “forklift” in the guide API.')).toBeVisible()
    await getDialog(page).getByRole('button', { name: 'Search all guides' }).click()
    await expect(getOptions(page).first()).toBeVisible()
    await expect(getDialog(page).getByRole('radio', { name: 'All' })).toBeChecked()
    await expect(getBox(page)).toBeFocused()
  })

  test('the nearest spelling is put into the box by a press', async ({ page }) => {
    await fakeAnswer(page, { pages: [], words: [], suggestion: 'battery' })
    await searchFor(page, 'battttterrrry')
    await getDialog(page).getByRole('button', { name: 'battery' }).click()
    await expect(getBox(page)).toHaveValue('battery')
    await expect(getBox(page)).toBeFocused()
  })
})

test.describe('what is loaded', () => {
  test('is nothing before the pointer or the focus comes near', async ({ page }) => {
    const requests: string[] = []
    await openPage(page)
    await page.waitForLoadState('networkidle')
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.waitForTimeout(500)
    expect(requests).toEqual([])
    await getButton(page).hover()
    await expect.poll(() => requests.some((path) => indexFiles.test(path))).toBe(true)
    await expect(getDialog(page)).toHaveCount(0)
    await page.waitForTimeout(1000)
    const count = requests.length
    await getButton(page).click()
    await expect(getBox(page)).toBeFocused()
    expect(requests.slice(count)).toEqual([])
  })

  test('is 60 kB at most at the first opening, compressed', async ({ page }) => {
    await openPage(page, batteryPage)
    const paths = new Set<string>()
    page.context().on('request', (request) => paths.add(new URL(request.url()).pathname))
    await getButton(page).click()
    await getBox(page).fill('battery')
    await expect(getPageOption(page, 'Change the battery')).toBeVisible()
    // The asset list of its folder comes with the first sign of a reader, whatever that is.
    const own = [...paths].filter((path) => !path.includes('/asset-lists'))
    const sizes = own.map((path) => measureShipped(`out${path}`))
    expect(sizes.length).toBeGreaterThan(5)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
  })

  test('comes with the focus', async ({ page }) => {
    await openPage(page)
    const index = page.waitForRequest(indexFiles)
    await getButton(page).focus()
    await index
  })

  test('and is slow: a sign says so, and Escape gives up', async ({ page }) => {
    await openPage(page)
    const gate = createGate()
    await page.route('**/_next/static/**', gate.answer)
    await getButton(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByText('Loading…')).toBeVisible()
    gate.open()
    await expect(getBox(page)).toBeFocused()
    await expect(page.getByText('Loading…')).toHaveCount(0)
  })

  test('and whose index is slow: the box takes a query and Enter, and a sign says that they wait', async ({
    page,
  }) => {
    const gate = createGate()
    await page.route(indexFiles, gate.answer)
    await openSearch(page)
    await getBox(page).fill('change the battery')
    await expect(getDialog(page).getByText('Loading…')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(getDialog(page)).toBeVisible()
    gate.open()
    await expect(page).toHaveURL(batteryPage)
    await expect(getDialog(page)).toHaveCount(0)
  })

  test.describe('and fails', () => {
    // The faults are meant; what the reader sees of them is what counts.
    test.afterEach(({ observations }) => {
      observations.faults.length = 0
    })

    const faults: Record<string, (route: Route) => Promise<void>> = {
      'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
      'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in' }),
      'gets lost on the way': (route) => route.abort(),
      'is no index': (route) => route.fulfill({ contentType: 'application/json', body: '{}' }),
    }

    for (const [name, answer] of Object.entries(faults)) {
      test(`because the index ${name}: the search says so, and a retry helps`, async ({ page }) => {
        await page.route(indexFiles, answer)
        await openSearch(page)
        await getBox(page).fill('change the battery')
        await expect(getFailure(page)).toContainText(
          /loaded\.(The site did not answer\.|A file of the search is missing or damaged\.) [^{}]+\.Retry$/,
        )
        await getFailure(page).getByRole('button', { name: 'Retry' }).click()
        await expect(getFailure(page)).toBeVisible()
        await page.unroute(indexFiles)
        await getFailure(page).getByRole('button', { name: 'Retry' }).click()
        await expect(getPageOption(page, 'Change the battery')).toBeVisible()
        await expect(getFailure(page)).toHaveCount(0)
        await expect(getBox(page)).toBeFocused()
      })
    }

    test('because its program does: a box below the navbar says so, and a retry helps', async ({ page }) => {
      await openPage(page)
      await page.route('**/_next/static/**', (route) => route.abort())
      await page.keyboard.press('Control+k')
      await expect(getFailure(page)).toBeInViewport({ ratio: 1 })
      await expect(getFailure(page)).toContainText(programAdvice)
      await page.unroute('**/_next/static/**')
      await getFailure(page).getByRole('button', { name: 'Retry' }).click()
      await expect(getBox(page)).toBeFocused()
      await expect(getFailure(page)).toHaveCount(0)
    })

    test('the box that says so is as wide as the room for it', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.route(indexFiles, (route) => route.abort())
      await openSearch(page)
      const { left, right } = await getFailure(page).evaluate((box) => {
        const [inner, outer] = [box, box.parentElement ?? box].map((part) => part.getBoundingClientRect())
        return {
          left: (inner?.left ?? 0) - (outer?.left ?? 0),
          right: (outer?.right ?? 0) - (inner?.right ?? 0),
        }
      })
      expect(right).toBeCloseTo(left, 0)
    })

    test('because its program does: another press on Search helps, too', async ({ page }) => {
      await openPage(page)
      await page.route('**/_next/static/**', (route) => route.abort())
      await getButton(page).click()
      await expect(getFailure(page)).toBeVisible()
      await page.unroute('**/_next/static/**')
      await getButton(page).click()
      await expect(getBox(page)).toBeFocused()
    })

    const workers: Record<string, () => void> = {
      'knows no workers': () => Object.assign(window, { Worker: undefined }),
      'forbids workers': () => {
        window.Worker = class {
          constructor() {
            throw new DOMException('blocked', 'SecurityError')
          }
        } as unknown as typeof Worker
      },
    }

    for (const [name, prepare] of Object.entries(workers)) {
      test(`because the browser ${name}: the search says so, and the page stays`, async ({
        page,
        observations,
      }) => {
        await page.addInitScript(prepare)
        await openPage(page)
        await getButton(page).hover()
        await openSearch(page)
        await expect(getFailure(page)).toContainText(programAdvice)
        await expect(getFailure(page).getByRole('button', { name: 'Retry' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(observations.faults).toEqual([])
      })
    }

    test('Escape takes the box away, and the next attempt starts anew', async ({ page }) => {
      await openPage(page)
      await page.route('**/_next/static/**', (route) => route.abort())
      await page.keyboard.press('Control+k')
      await expect(getFailure(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(getFailure(page)).toHaveCount(0)
      await page.unroute('**/_next/static/**')
      await page.keyboard.press('Control+k')
      await expect(getBox(page)).toBeFocused()
    })

    test('not, when the connection goes after the first search', async ({ page, context }) => {
      await findBattery(page)
      await page.keyboard.press('Escape')
      await context.setOffline(true)
      await page.keyboard.press('Control+k')
      await getBox(page).fill('account setup')
      await expect(getPageOption(page, 'Account setup')).toBeVisible()
      await getDialog(page).getByRole('radio', { name: 'BinBar' }).check()
      await getBox(page).fill('reset a binbar')
      await expect(getPageOption(page, 'Reset a BinBar')).toBeVisible()
      await context.setOffline(false)
    })
  })
})

test('under a base path, the search finds and opens pages', async ({ page }) => {
  await findBattery(page, `${basePathAddress}/`)
  await expect(getPageOption(page, 'Change the battery')).toHaveAttribute('href', `/help${batteryPage}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${basePathAddress}${batteryPage}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change the battery')
})

test.describe('a link with a query', () => {
  test('opens the search with its words, once', async ({ page }) => {
    await page.goto('/?q=change+the+battery')
    await expect(getBox(page)).toHaveValue('change the battery')
    await expect(getPageOption(page, 'Change the battery')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(batteryPage)
    await goBack(page)
    await expect(page).toHaveURL('/?q=change+the+battery')
    await page.waitForTimeout(300)
    await expect(getDialog(page)).toHaveCount(0)
  })

  test('costs no step back when it is loaded anew after coming back to it from a result', async ({
    page,
  }) => {
    await openPage(page, batteryPage)
    await page.goto('/?q=account+setup')
    await expect(getPageOption(page, 'Account setup')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account setup')
    await goBack(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop Waiting for Weight')
    await page.reload()
    await expect(getPageOption(page, 'Account setup')).toBeVisible()
    await goBack(page)
    await expect(getDialog(page)).toHaveCount(0)
    await goBack(page)
    await expect(page).toHaveURL(batteryPage)
  })

  for (const query of ['?q=', '?q=%20']) {
    test(`opens nothing for ${query}`, async ({ page }) => {
      await openPage(page, `/${query}`)
      await page.waitForTimeout(300)
      await expect(getDialog(page)).toHaveCount(0)
    })
  }
})

test.describe('odd input', () => {
  const inputs: Record<string, string> = {
    HTML: '<img src=x onerror="alert(1)"><script>alert(2)</script>',
    'signs alone': '>  ',
    'text from right to left': 'مرحبا بالعالم',
    emoji: '🔋👩‍🔧🗑️',
    '5,000 letters': 'abcdefghij'.repeat(500),
    'a regular expression': '.*(a+)+$[',
  }

  for (const [name, query] of Object.entries(inputs)) {
    test(`${name}: is answered, as text`, async ({ page }) => {
      page.on('dialog', () => {
        throw new Error('A script of the query ran.')
      })
      await page.setViewportSize(phone)
      await searchFor(page, query)
      await expect(getStatus(page)).toHaveCount(1)
      await expect(getDialog(page).locator('img, script')).toHaveCount(0)
      expect(await measureOverflow(page)).toBe(0)
    })
  }

  test('blanks alone: counts as an empty box', async ({ page }) => {
    await openSearch(page)
    await getBox(page).fill('     ')
    await expect(getActive(page)).toContainText(popularQuestion)
  })

  test('HTML in an answer: is shown as text', async ({ page }) => {
    const html = '<img src=x onerror="alert(1)">'
    await fakeAnswer(page, {
      pages: [{ route: '/docs/', title: html, trail: [html], sections: [{ id: 'x', heading: html }] }],
      words: ['img', '<img'],
    })
    await searchFor(page, 'img')
    await expect(getActive(page)).toContainText(html)
    await expect(getDialog(page).locator('img')).toHaveCount(0)
  })
})

test.describe('choosing a result', () => {
  const heading = 'Dispose of the old battery'
  const address = `${batteryPage}#dispose-of-the-old-battery`

  async function chooseHeading(page: Page): Promise<Locator> {
    await page.keyboard.press('Control+k')
    await getBox(page).fill(heading)
    await getOptions(page).filter({ hasText: heading }).first().click()
    await expect(getDialog(page)).toHaveCount(0)
    return page.locator('#dispose-of-the-old-battery')
  }

  test('on the same page scrolls there, gives it the focus, and marks the words for 4 seconds', async ({
    page,
  }) => {
    await openPage(page, batteryPage)
    const target = await chooseHeading(page)
    await expect(page).toHaveURL(address)
    await expect.poll(() => countMarks(page)).toBeGreaterThan(0)
    await expectNextTabFrom(page, target)
    await expect.poll(() => countMarks(page), { timeout: 6000 }).toBe(0)
  })

  test('scrolls there again when the address names it already', async ({ page }) => {
    await openPage(page, address)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(await chooseHeading(page)).toBeInViewport()
    await expect(page).toHaveURL(address)
  })

  test('on another page does the same there', async ({ page }) => {
    await openPage(page)
    const target = await chooseHeading(page)
    await expect(page).toHaveURL(address)
    await expect(target).toBeFocused()
    await expect.poll(() => countMarks(page)).toBeGreaterThan(0)
    await expectNextTabFrom(page, target)
  })

  test('opens a folded block that holds the place', async ({ page }) => {
    await openPage(page, batteryPage)
    await page.evaluate(() => {
      const target = document.getElementById('dispose-of-the-old-battery')
      const block = document.createElement('details')
      target?.before(block)
      if (target) block.append(target)
    })
    await page.evaluate(() => {
      // Movements bubble up to the page as they begin.
      document.addEventListener('transitionrun', ({ pseudoElement }) => {
        if (pseudoElement === '::details-content') document.body.dataset.hasMoved = 'true'
      })
    })
    await expectNextTabFrom(page, await chooseHeading(page))
    await expect(page.locator('details[open] #dispose-of-the-old-battery')).toBeVisible()
    await expect(page.locator('body')).not.toHaveAttribute('data-has-moved')
  })

  test('opens a folded block that alone holds the words', async ({ page }) => {
    await searchFor(page, 'double arrows')
    await getOptions(page).filter({ hasText: 'Calibration period' }).first().click()
    await expect(page.getByText('Double arrows join weight tickets')).toBeVisible()
    await expect(page.locator('details')).toHaveCount(2)
    await expect(page.locator('details[open]')).toHaveCount(1)
  })

  test('opens a closed tab that holds the place', async ({ page }) => {
    await openPage(page, batteryPage)
    await page.evaluate(() => {
      const target = document.getElementById('dispose-of-the-old-battery')
      const tab = document.createElement('button')
      const panel = document.createElement('div')
      tab.id = 'tab-of-test'
      tab.role = 'tab'
      tab.addEventListener('click', () => {
        panel.hidden = false
      })
      panel.role = 'tabpanel'
      panel.setAttribute('aria-labelledby', tab.id)
      panel.hidden = true
      target?.before(tab, panel)
      if (target) panel.append(target)
    })
    const target = await chooseHeading(page)
    await expectNextTabFrom(page, target)
  })

  test('leads to the top of a page that is chosen as a whole', async ({ page }) => {
    await openPage(page, address)
    await page.keyboard.press('Control+k')
    await getBox(page).fill('change the battery')
    await getPageOption(page, 'Change the battery').click()
    await expect(page).toHaveURL(batteryPage)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectNextTabFrom(page, page.getByRole('heading', { level: 1 }))
  })
})

const states: Record<string, (page: Page) => Promise<void>> = {
  'the empty box': async (page) => {
    await openSearch(page)
    await expect(getActive(page)).toBeVisible()
  },
  results: async (page) => {
    await findBattery(page)
  },
  'no result': async (page) => {
    await searchFor(page, 'qqqqxxxxzzzz')
    await expect(getDialog(page).getByText(/^Nothing found for/)).toBeVisible()
  },
}

for (const [name, show] of Object.entries(states)) {
  for (const mode of colorModes) {
    for (const size of [phone, desktop]) {
      test(`axe finds nothing with ${name}, ${mode}, at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size)
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
        await show(page)
        expect(await listAxeViolations(page, { context: 'dialog' })).toEqual([])
      })
    }
  }

  test(`with ${name}, the guides stand apart with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await show(page)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const edges = await getDialog(page)
      .locator('label span')
      .evaluateAll((pills) => pills.map((pill) => pill.getBoundingClientRect().toJSON() as DOMRect))
    const gaps = edges.slice(1).map(({ top }, index) => top - (edges[index]?.bottom ?? 0))
    expect(gaps.filter((gap) => gap > 0)).not.toEqual([])
    expect(gaps.filter((gap) => gap > -10 && gap < 4)).toEqual([])
  })

  test(`with ${name}, nothing sticks out at 320 px, nor with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await show(page)
    expect(await measureOverflow(page)).toBe(0)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await measureOverflow(page)).toBe(0)
    await expect(getDialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 720 })
    expect(await measureOverflow(page)).toBe(0)
  })
}
