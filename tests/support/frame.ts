import { test as base, expect, type Locator, type Page } from '@playwright/test'

/** What a project of `playwright.config.ts` can ask for. */
export interface FrameOptions {
  /** True makes every access to the local and the session storage throw, as browsers do where it is forbidden. */
  blocksStorage: boolean
}

interface FrameFixtures {
  /** Errors that nothing caught. A test that causes one on purpose empties the list. */
  uncaughtErrors: string[]
  /** What pages tried against their Content-Security-Policy. A test that causes it on purpose empties the list. */
  violations: string[]
}

/**
 * The test of the frame. Each spec runs in two projects: as it is, and restricted, where the reader wants no
 * motion and the browser keeps nothing. A test that makes no sense there says so by a tag: `@needs-motion`,
 * `@needs-storage`; one that belongs there alone is tagged `@only-restricted`. A title that starts with the id
 * of a case covers that case (`tests/frame/cases.json`).
 */
export const test = base.extend<FrameOptions & FrameFixtures>({
  blocksStorage: [false, { option: true }],
  context: async ({ context, blocksStorage }, use) => {
    if (blocksStorage) await context.addInitScript(blockStorage)
    await use(context)
  },
  uncaughtErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await use(errors)
      // What a page still asks for at the end of a test must not become an error of no test.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  violations: [
    async ({ context }, use) => {
      const violations: string[] = []
      // The browser says so where no script of the page runs, too.
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text())
      })
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})

/** Runs in the browser. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
  }
}

/** The widths and heights that the cases name. */
export const viewports = {
  phone: { width: 390, height: 800 },
  narrow: { width: 996, height: 800 },
  wide: { width: 997, height: 800 },
  desktop: { width: 1280, height: 800 },
  /** Has room for a navbar with items of every kind. */
  full: { width: 1600, height: 800 },
} as const

/** The routes of the fixture sites. All but those of the next version exist on each site. */
export const routes = {
  landing: '/',
  crash: '/crash/',
  notFound: '/no-such-page/',
  overview: '/docs/',
  longDoc: '/docs/guide/long-doc/',
  shortDoc: '/docs/guide/short-doc/',
  noHeadingDoc: '/docs/guide/no-heading-doc/',
  hiddenTocDoc: '/docs/guide/hidden-toc-doc/',
  codeDoc: '/docs/guide/code-doc/',
  /** "Short label" in the sidebar. */
  labelledDoc: '/docs/guide/labelled-doc/',
  /** The first of four docs in the category "Four docs", which has no page. */
  firstOfFour: '/docs/guide/four-docs/first/',
  /** Stands between two categories without a page. */
  middleDoc: '/docs/guide/middle-doc/',
  /** Alone in the category "One doc", which has no page. */
  onlyDoc: '/docs/guide/one-doc/only/',
  /** In the category "Described", whose description stands in `_meta.json`. */
  describedDoc: '/docs/guide/described/described-doc/',
  /** Below the categories "Guide" and "Parts". */
  partDoc: '/docs/guide/parts/part-doc/',
  /** Below the categories "Guide", "Parts" and "Inner". */
  deepDoc: '/docs/guide/parts/inner/deep-doc/',
  links: '/docs/reference/links/',
  moves: '/docs/reference/moves/',
  /** "Called otherwise" for the pages before and after. */
  namedDoc: '/docs/reference/named-doc/',
  afterNamedDoc: '/docs/reference/after-named-doc/',
  /** "Next" leads to the short doc. */
  jumpDoc: '/docs/reference/jump-doc/',
  /** "Previous" leads to the long doc. */
  returnDoc: '/docs/reference/return-doc/',
  /** Has neither "Previous" nor "Next". */
  closedDoc: '/docs/reference/closed-doc/',
  /** The first doc of the guide "Notes", which has no page. */
  firstNote: '/docs/notes/first-note/',
  /** The last entry of the sidebar. */
  lastNote: '/docs/notes/last-note/',
  /** In no sidebar. */
  looseDoc: '/docs/loose-doc/',
  guideIndex: '/docs/category/guide/',
  partsIndex: '/docs/category/parts/',
  innerIndex: '/docs/category/inner/',
  referenceIndex: '/docs/category/reference/',
} as const

/** The routes of the next version of the docs, on `multi` alone. */
export const nextRoutes = {
  overview: '/docs-next/',
  shortDoc: '/docs-next/guide/short-doc/',
  /** Has no counterpart in the last version. */
  nextOnly: '/docs-next/guide/next-only/',
  firstNote: '/docs-next/notes/first-note/',
  guideIndex: '/docs-next/category/guide/',
} as const

/** The name of the second language of `multi`, which is written from right to left. */
export const arabic = 'العربية'

/** The same page in Arabic, on `multi` alone. */
export function inArabic(route: string): string {
  return `/ar${route}`
}

/** Opens an address and waits until React has taken the page over. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitUntilHydrated(page)
}

/** Waits until React has taken the page over, such as after a reload. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

/** Scrolls at once, and waits until the page has answered to it. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await waitForFrames(page)
}

/** Scrolls to the very end of the page, and waits until the page has answered to it. */
export async function scrollToEnd(page: Page): Promise<void> {
  await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
}

/** How far the page is scrolled, in pixels. */
export function getScrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Waits for two frames: the event of a scroll comes with the first, what follows from it is painted with the second. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** The navbar. */
export function getNavbar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main', exact: true })
}

/** The sidebar of the docs beside the text. */
export function getSidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar', exact: true })
}

/** Whether any of the navbar is within the window, once its movement has ended. */
export function isNavbarVisible(page: Page): Promise<boolean> {
  return getNavbar(page).evaluate(async (navbar) => {
    await Promise.allSettled(navbar.getAnimations().map(({ finished }) => finished))
    const { top, bottom } = navbar.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
}

/** What the page keeps on the device under a key; `null` for nothing. */
export function readStorage(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => window.localStorage.getItem(name), key)
}

/** Puts something on the device before any page is loaded, unless it is there already. */
export async function fillStorage(page: Page, values: Record<string, string>): Promise<void> {
  await page.context().addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      if (window.sessionStorage.getItem(`filled ${key}`)) continue
      window.sessionStorage.setItem(`filled ${key}`, 'true')
      window.localStorage.setItem(key, value)
    }
  }, values)
}

export { addressOf, releases } from './frame-sites'
export { expect }
