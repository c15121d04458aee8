import type { Page } from '@playwright/test'

/**
 * Keeps a page from becoming interactive: the script that all others wait for stays on its way.
 *
 * @returns lets it arrive
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/chunks\/main-/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
