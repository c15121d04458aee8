import type { Page } from '@playwright/test'

/** What browsers have for tasks that others must not overtake: https://developer.mozilla.org/docs/Web/API/Scheduler. */
declare const scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => unknown }

/** Longer than any change takes, in milliseconds. */
const longestChange = 5000

/** What the reader does, and the parts of the page that change by it. */
export interface Change<Name extends string> {
  /** The kind of the event that the reader's act begins with. */
  event: 'click' | 'keydown'
  /** CSS selectors of the parts whose content changes, by what they are. Where one finds several, the last counts. */
  parts: Record<Name, string>
  act: () => Promise<void>
}

/**
 * How long it takes from what the reader does until another content of each part is painted.
 *
 * @returns in milliseconds; `undefined` for a part whose content stayed the same
 */
export async function measureChange<Name extends string>(
  page: Page,
  { event, parts, act }: Change<Name>,
): Promise<Record<Name, number | undefined>> {
  const change = await page.evaluateHandle(
    ({ event, parts, longestChange }) => {
      const start = new Promise<number>((resolve) => {
        addEventListener(event, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
      })
      const watched = Object.entries(parts).map(async ([name, part]) => {
        const before = [...document.querySelectorAll(part)].at(-1)?.innerHTML
        const begin = await start
        const time = await new Promise<number | undefined>((resolve) => {
          setTimeout(() => {
            observer.disconnect()
            resolve(undefined)
          }, longestChange)
          const observer = new MutationObserver(() => {
            const now = [...document.querySelectorAll(part)].at(-1)?.innerHTML
            if (now === undefined || now === before) return
            observer.disconnect()
            // The first task after a frame begins when the frame is painted; those of the page must not come before it.
            requestAnimationFrame(() => {
              scheduler.postTask(() => resolve(performance.now() - begin), { priority: 'user-blocking' })
            })
          })
          const kinds = { childList: true, characterData: true, attributes: true }
          observer.observe(document, { subtree: true, ...kinds })
        })
        return [name, time] as const
      })
      return { all: Promise.all(watched) }
    },
    { event, parts: parts as Record<string, string>, longestChange },
  )
  await act()
  const times = await change.evaluate(({ all }) => all)
  return Object.fromEntries(times) as Record<Name, number | undefined>
}
