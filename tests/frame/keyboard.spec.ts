import type { Page } from '@playwright/test'
import { siteAddress } from '../../playwright.config'
import { expect, openHydrated, scrollToEnd, test, viewports } from '../support/frame'
import { templates } from '../support/site'

/** More stops than any page has: beyond it, the keyboard would be caught. */
const mostStops = 600

/** What the walk keeps on the page from one stop to the next. */
declare global {
  interface Window {
    __stop?: { element: Element; look: string } | undefined
    __reached?: Set<Element>
  }
}

for (const [name, route] of Object.entries(templates)) {
  test(`on ${name} the keyboard gets from the skip link to the last control, and each stop can be seen`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await openHydrated(page, `${siteAddress}${route}`)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await walkThrough(page, 'Tab')
  })
}

for (const name of ['long category', 'reference page of a screen'] as const) {
  for (const [device, viewport] of [
    ['a phone', viewports.phone],
    ['a desktop', viewports.desktop],
  ] as const) {
    test(`on ${name}, on ${device}, the keyboard gets from the last control back to the skip link, and each stop can be seen`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.setViewportSize(viewport)
      await openHydrated(page, `${siteAddress}${templates[name]}`)
      // As a reader who has come there by the keyboard.
      await page.keyboard.press('Shift')
      await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().focus()
      await scrollToEnd(page)
      await walkThrough(page, 'Shift+Tab')
      expect(await page.evaluate(() => window.__reached?.has(document.querySelector('a') as Element))).toBe(
        true,
      )
    })
  }
}

test('on a page that breaks, the keyboard reaches the way on', async ({ page, baseURL }) => {
  await openHydrated(page, `${baseURL}/crash/`)
  await page.getByRole('button', { name: 'Crash', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeFocused()
})

/** Presses a key until the keyboard leaves the page, and looks at each stop. */
async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const problems: string[] = []
  let stops = 0
  for (; stops < mostStops; stops += 1) {
    const found = await page.evaluate(examineStop)
    problems.push(...found.problems)
    if (found.isEnd) break
    await page.keyboard.press(key)
  }
  expect(problems).toEqual([])
  expect(stops).toBeLessThan(mostStops)
  if (key === 'Tab') expect(await page.evaluate(listUnreached)).toEqual([])
}

/**
 * Runs in the browser. What is wrong with the element that has the focus, and with the look of the one before,
 * which has lost it by now.
 */
async function examineStop(): Promise<{ problems: string[]; isEnd: boolean }> {
  const quote = (element: Element): string => element.outerHTML.slice(0, 160)
  const readLook = (element: Element): string => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element)
    const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
    return `${outline}, ${boxShadow}`
  }
  // The navbar answers to a scroll in the first frame, and the page to the navbar in the one that follows; it
  // has moved when its transition has ended.
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  const bar = document.querySelector('nav[aria-label="Main"]')
  await Promise.allSettled((bar?.getAnimations() ?? []).map(({ finished }) => finished))

  const problems: string[] = []
  const before = window.__stop
  if (before && before.look === readLook(before.element))
    problems.push(`looks the same without the focus (${before.look}): ${quote(before.element)}`)
  const element = document.activeElement
  if (!element || element === document.body) {
    window.__stop = undefined
    return { problems, isEnd: true }
  }
  window.__stop = { element, look: readLook(element) }
  window.__reached = (window.__reached ?? new Set()).add(element)
  // The longest line of a link that wraps, and of a block that is higher than the window what is seen of it.
  const line = Array.from(element.getClientRects()).sort((one, other) => other.width - one.width)[0]
  const { top = 0, bottom = 0, left = 0, right = 0 } = line ?? {}
  const isHigh = bottom - top > window.innerHeight
  // The browser scrolls by whole pixels.
  const isOutside = top < -2 || bottom > window.innerHeight + 2
  if (left < 0 || right > window.innerWidth || (isOutside && !isHigh))
    problems.push(`is not within the window (${top} to ${bottom}, ${left} to ${right}): ${quote(element)}`)
  const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2
  const hit = document.elementFromPoint((left + right) / 2, y)
  if (!hit || !element.contains(hit))
    problems.push(`is covered by ${hit ? quote(hit) : 'nothing'}: ${quote(element)}`)
  return { problems, isEnd: false }
}

/** Runs in the browser. What can have the focus and was passed over by the keyboard. */
function listUnreached(): string[] {
  const candidates = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, summary, [tabindex]',
  )
  return Array.from(candidates)
    .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && !one.closest('[inert]'))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !window.__reached?.has(one))
    .map(({ outerHTML }) => outerHTML.slice(0, 160))
}
