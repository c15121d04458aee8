import type { Page } from '@playwright/test'
import { waitForFrames } from './frame'

declare global {
  interface Window {
    /** The sum of all shifts since the page was opened, in the unit of Cumulative Layout Shift. */
    layoutShift: number
  }
}

/** What nobody sees: an icon that moves when the rest of its button arrives. */
export const unseenShift = 0.001

/** Adds up, on each page that is opened from now on, how much of it changes its place by itself. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.layoutShift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum so far, 0 for a page on which everything stayed in its place. */
export async function readLayoutShift(page: Page): Promise<number> {
  await waitForFrames(page)
  return page.evaluate(() => window.layoutShift)
}
