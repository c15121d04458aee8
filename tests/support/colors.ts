import { expect, type Page } from '@playwright/test'

/** Expects, as soon as the page has got there, light text on dark ground or the other way round. */
export async function expectColors(page: Page, colors: 'light' | 'dark'): Promise<void> {
  await expect.poll(() => readColors(page)).toBe(colors)
}

/** The colours of a page as they are painted at this moment. */
export function readColors(page: Page): Promise<'light' | 'dark'> {
  return page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement)
    const [ground = 0, text = 0] = [backgroundColor, color].map((value) =>
      (value.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
    )
    return ground > text ? 'light' : 'dark'
  })
}
