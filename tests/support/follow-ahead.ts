import { expect, type Locator, type Page } from '@playwright/test'

/** Where a page begins, and what it says there. */
export interface Beginning {
  text: string
  /** The boxes of crumbs and heading in the window: left, top, width, height, in tenths of a pixel. */
  boxes: number[][]
  /** The looks of the heading. */
  styles: string[]
}

/** The top of a page that is on its way. It is ready, and not shown, when a reader has turned to a link to it. */
export const getPageAhead = (page: Page): Locator => page.locator('[data-page-ahead]')

/** Turns to a link with the mouse until the page behind it is ready. */
export async function turnTo(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  // The first movement of a mouse that was nowhere is none.
  await page.mouse.move(1, 1, { steps: 2 })
  await link.hover()
  await expect(getPageAhead(page)).toBeAttached()
  await expect(getPageAhead(page)).toBeHidden()
}

/**
 * Follows a link to a page that is ready, by what the reader does.
 *
 * @returns what was shown ahead, with how far the open page was scrolled then, and what the page itself begins with
 */
export async function followAhead(page: Page, follow: () => Promise<void>) {
  const shown = await page.evaluateHandle(() => {
    const read = (part: Element) => {
      const parts = [part.querySelector('nav'), part.querySelector('h1')].filter((found) => found !== null)
      const styles = parts.map((found) => getComputedStyle(found))
      return {
        text: parts.map((found) => found.textContent).join(' | '),
        boxes: parts.map((found) => {
          const { x, y, width, height } = found.getBoundingClientRect()
          return [x, y, width, height].map((length) => Math.round(length * 10))
        }),
        styles: styles.map(({ color, font, letterSpacing }) => `${color} ${font} ${letterSpacing}`),
      }
    }
    const ahead = new Promise<{ beginning: Beginning; scrolled: number; isBeforeThePage: boolean }>(
      (resolve) => {
        const heading = document.querySelector('main h1')?.textContent
        new MutationObserver((_changes, observer) => {
          const part = document.querySelector('[data-page-ahead]:not([hidden])')
          if (!part) return
          observer.disconnect()
          const isBeforeThePage = document.querySelector('main h1')?.textContent === heading
          resolve({ beginning: read(part), scrolled: window.scrollY, isBeforeThePage })
        }).observe(document, { subtree: true, childList: true, attributes: true })
      },
    )
    return { ahead, readPage: () => read(document.querySelector('article') ?? document.body) }
  })
  await follow()
  const ahead = await shown.evaluate((result) => result.ahead)
  await expect(getPageAhead(page)).toBeHidden()
  return { ahead, beginning: await shown.evaluate((result) => result.readPage()) }
}
