import type { Page } from '@playwright/test'

/** Waits until nothing moves or fades any more. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}
