import { expect, type Page } from '@playwright/test'
import { waitForFrames, waitUntilHydrated } from './frame'

/**
 * Opens a page as on a slow network: it has been painted as it was built, and its script files are on their way.
 *
 * @returns the way to let them through; it waits until React has taken the page over and painted it
 */
export async function openInTwoSteps(page: Page, url: string): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  // Nothing else of the load ends before the scripts are there.
  await page.goto(url, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await waitForFrames(page)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')
  return async () => {
    release()
    await waitUntilHydrated(page)
    await waitForFrames(page)
  }
}
