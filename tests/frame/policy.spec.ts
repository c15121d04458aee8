import { addressOf, expect, openHydrated, routes, test } from '../support/frame'
import { frameSites } from '../support/frame-sites'

for (const site of frameSites) {
  test(`the pages of ${site} have a policy, and what breaks it is noticed`, async ({ page, violations }) => {
    const address = addressOf(site, routes.shortDoc)
    const response = await page.goto(address)
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
    await openHydrated(page, address)
    expect(violations).toEqual([])
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "Taken over"'
      document.body.append(script)
    })
    await expect.poll(() => violations.splice(0).join()).toContain('script-src')
    await expect(page).not.toHaveTitle('Taken over')
  })
}
