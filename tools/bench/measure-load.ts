import type { Page } from '@playwright/test'
import { ProblemError } from '../../lib/problem/problem'
import { type Phone, setLine } from './run-on-phone'
import { findLargestPaint, type LoadMeasure, summarizeLoad } from './summarize-load'
import { interactiveMark, type TimelineEntry } from './timeline-entry'

/** How long a page is watched when all is there, in milliseconds. */
export const watchedTime = 2000

/** Opens a page on a slow line, and measures until some time after it is interactive. */
export async function measureLoad({ page, session }: Phone, address: string): Promise<LoadMeasure> {
  await setLine(session, 'slow')
  await openPage(page, address)
  await page.waitForTimeout(watchedTime)
  return summarizeLoad(await readTimeline(page), watchedTime)
}

/**
 * Opens a page on a slow line that gets its style sheets but no file of a script; what stands in the page itself runs.
 *
 * @returns its largest paint, in milliseconds
 */
export async function measureWithoutScripts({ page, session }: Phone, address: string): Promise<number> {
  await setLine(session, 'slow')
  await session.send('Network.setBlockedURLs', { urls: ['*.js'] })
  await visit(page, address)
  await page.waitForTimeout(watchedTime)
  return findLargestPaint(await readTimeline(page))
}

/**
 * Opens a page and waits until it is interactive. The page says so by itself: to look for it from outside would bring
 * a large script into the page, which on a slow phone keeps it busy for longer than its own scripts do.
 *
 * @throws ProblemError when the export has no such page
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.addInitScript((mark) => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset.hasHydrated !== 'true') return
      performance.mark(mark)
      // biome-ignore lint/suspicious/noConsole: the one way out of the page that brings no script into it
      console.debug(mark)
      observer.disconnect()
    }).observe(document, { subtree: true, attributeFilter: ['data-has-hydrated'] })
  }, interactiveMark)
  const interactive = page.waitForEvent('console', (message) => message.text() === interactiveMark)
  await Promise.all([interactive, visit(page, address)])
}

async function visit(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address)
  if (answer?.ok()) return
  throw new ProblemError([
    {
      file: 'tools/bench/measured-pages.ts',
      found: `${new URL(address).pathname}, which is not in the export`,
      expected: 'addresses of pages',
    },
  ])
}

/** All that the browser wrote down of the page so far. */
function readTimeline(page: Page): Promise<TimelineEntry[]> {
  return page.evaluate(
    () =>
      new Promise<TimelineEntry[]>((resolve) => {
        const entries: TimelineEntry[] = performance.getEntries().map((entry) => entry.toJSON())
        const observer = new PerformanceObserver((list) => {
          entries.push(...list.getEntries().map((entry) => entry.toJSON()))
        })
        for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
          observer.observe({ type, buffered: true })
        // What was written down before comes at once, each type by itself, and no type that has none.
        setTimeout(() => resolve(entries), 500)
      }),
  )
}
