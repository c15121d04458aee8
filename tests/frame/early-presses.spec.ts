import { expect, routes, test, viewports, waitUntilHydrated } from '../support/frame'
import { holdScripts } from '../support/hold-scripts'
import { getEntry, getTrigger } from '../support/navbar-menu'

test.use({ viewport: viewports.full })

test('a press on a dropdown before the page is interactive opens it for good', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(routes.landing)
  await getTrigger(page, 'More').click()
  release()
  await waitUntilHydrated(page)
  await expect(getTrigger(page, 'More')).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(400, 600)
  await expect(getEntry(page, 'Short page')).toBeVisible()
})
