import { siteAddress } from '../../playwright.config'
import { expect, openHydrated, test, waitUntilHydrated } from '../support/frame'

const target = `${siteAddress}/docs/category/binbar/`

for (const form of ['', '/']) {
  test(`REDIR-02 an old address written as "installing-binbar${form}" leads on with query and hash`, async ({
    page,
  }) => {
    await page.goto(`${siteAddress}/binbar/installing-binbar${form}?x=1#frag`)
    await expect(page).toHaveURL(`${target}?x=1#frag`)
    await waitUntilHydrated(page)
    await expect(page).toHaveURL(`${target}?x=1#frag`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BinBar guide')
  })
}

test('REDIR-06 going back from a redirect leads to the page before it', async ({ page }) => {
  await openHydrated(page, `${siteAddress}/docs/`)
  await page.goto(`${siteAddress}/binbar/installing-binbar/`)
  await expect(page).toHaveURL(target)
  await waitUntilHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL(`${siteAddress}/docs/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API overview')
})

for (const form of ['', '/']) {
  test(`REDIR-09 the short link "/binbar${form}" leads on as well`, async ({ page }) => {
    await page.goto(`${siteAddress}/binbar${form}`)
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BinBar guide')
  })
}
