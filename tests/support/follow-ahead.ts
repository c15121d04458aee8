import { expect, type Locator, type Page } from '@playwright/test'

/** The top of a page as it is on the screen. */
export interface ShownTop {
  text: string
  /** The boxes of breadcrumbs and heading in the window: left, top, width, height, in tenths of a pixel. */
  boxes: number[][]
  /** Colour and font of both. */
  styles: string[]
}

/** How long the rest of a page's files may take after its script, in milliseconds. */
const restTime = 500

/** The top of a page that is on its way. It may be there and hidden before. */
export const getPageAhead = (page: Page): Locator => page.locator('[data-page-ahead]')

/** Turns to a link until the page behind it is there, for the first time. */
export async function turnTo(page: Page, turn: () => Promise<void>): Promise<void> {
  const arrival = page.waitForEvent('requestfinished', (request) => /\/chunks\/pages\//.test(request.url()))
  // The first movement of a mouse that was nowhere is none.
  await page.mouse.move(1, 1, { steps: 2 })
  await turn()
  await arrival
  await page.waitForTimeout(restTime)
}

/** Notes from now on whether the top of any page ahead was shown. */
export async function watchPageAhead(page: Page): Promise<() => Promise<boolean>> {
  const watched = await page.evaluateHandle(() => {
    const result = { wasShown: false }
    new MutationObserver(() => {
      result.wasShown ||= document.querySelector('[data-page-ahead]:not([hidden])') !== null
    }).observe(document, { subtree: true, childList: true, attributes: true })
    return result
  })
  return () => watched.evaluate(({ wasShown }) => wasShown)
}

/**
 * Follows a link to a page that is loaded, by what the reader does.
 *
 * @returns what was shown ahead, with how far the open page was scrolled then, and the top of the page itself
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
    const ahead = new Promise<{ top: ShownTop; scrolled: number; isBeforeThePage: boolean }>((resolve) => {
      const heading = document.querySelector('main h1')?.textContent
      new MutationObserver((_changes, observer) => {
        const part = document.querySelector('[data-page-ahead]:not([hidden])')
        if (!part) return
        observer.disconnect()
        const isBeforeThePage = document.querySelector('main h1')?.textContent === heading
        resolve({ top: read(part), scrolled: window.scrollY, isBeforeThePage })
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    return { ahead, readPage: () => read(document.querySelector('article') ?? document.body) }
  })
  await follow()
  const ahead = await shown.evaluate((result) => result.ahead)
  await expect(getPageAhead(page)).toBeHidden()
  return { ahead, top: await shown.evaluate((result) => result.readPage()) }
}
