import type { Page } from '@playwright/test'

/** Longer than any change takes, in milliseconds. */
const longestChange = 5000

/** What the reader does, and the part of the page that changes by it. */
export interface Change {
  /** The kind of the event that the reader's act begins with. */
  event: 'click' | 'keydown'
  /** CSS selector of the part whose content changes. */
  part: string
  act: () => Promise<void>
}

/**
 * How long it takes from what the reader does until another content of a part is painted.
 *
 * @returns in milliseconds; `undefined` when the content stayed the same
 */
export async function measureChange(page: Page, { event, part, act }: Change): Promise<number | undefined> {
  const change = await page.evaluateHandle(
    ({ event, part, longestChange }) => ({
      painted: new Promise<number | undefined>((resolve) => {
        const before = document.querySelector(part)?.innerHTML
        let start: number | undefined
        addEventListener(
          event,
          ({ timeStamp }) => {
            start = timeStamp
            setTimeout(resolve, longestChange)
          },
          { capture: true, once: true },
        )
        new MutationObserver((_changes, observer) => {
          const content = document.querySelector(part)?.innerHTML
          if (start === undefined || content === undefined || content === before) return
          observer.disconnect()
          // The first task after a frame begins when the frame is painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - Number(start))))
        }).observe(document, { subtree: true, childList: true, characterData: true })
      }),
    }),
    { event, part, longestChange },
  )
  await act()
  return change.evaluate(({ painted }) => painted)
}
