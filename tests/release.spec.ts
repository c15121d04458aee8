import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startServer } from '../tools/start-server'
import { makeRelease, swapRelease } from './support/make-release'
import { templates } from './support/site'
import { waitUntilInteractive } from './support/test'

/** A host with a release, and the next one beside it. */
const host = test.extend<{ site: { address: string; release: () => void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'help-releases-'))
    const current = join(folder, 'current')
    cpSync('out', current, { recursive: true })
    makeRelease('out', join(folder, 'next'))
    const { server, address } = await startServer({ folder: current, basePath: '', port: 0 })
    await use({
      address: address.replace(/\/$/, ''),
      release: () => swapRelease(current, join(folder, 'next')),
    })
    server.close()
    rmSync(folder, { recursive: true, force: true })
  },
})

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 })

host(
  'an open tab reaches every page by a click after a new release, by one full load',
  async ({ page, site }) => {
    await page.goto(`${site.address}${templates.guide}`)
    await waitUntilInteractive(page)
    site.release()
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click()
    await expect(getTitle(page)).toHaveText('Delete a container site')
    await waitUntilInteractive(page)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'BinBar', exact: true })
      .click()
    await expect(getTitle(page)).toHaveText('BinBar guide')
    await page.getByRole('button', { name: 'Search (Ctrl+K)' }).click()
    await page.getByRole('combobox', { name: 'Search' }).fill('change the battery')
    await expect(page.getByRole('option', { selected: true })).toContainText('Change the battery')
    await page.keyboard.press('Enter')
    await expect(getTitle(page)).toHaveText('Change the battery')
    expect(documents).toEqual([`${site.address}/docs/client-application/delete-a-container-site/`])
  },
)

host('a page that was opened before a new release goes on by going back', async ({ page, site }) => {
  await page.goto(`${site.address}${templates.guide}`)
  await waitUntilInteractive(page)
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(getTitle(page)).toHaveText('Delete a container site')
  site.release()
  await page.goBack()
  await expect(getTitle(page)).toHaveText('Create a container site')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'BinBar', exact: true })
    .click()
  await expect(getTitle(page)).toHaveText('BinBar guide')
})

host(
  'a search that is opened first after a new release offers to load the page anew',
  async ({ page, site }) => {
    await page.goto(`${site.address}${templates.guide}`)
    await waitUntilInteractive(page)
    site.release()
    await page.keyboard.press('Control+k')
    const failure = page.getByRole('alert').filter({ hasText: 'The search could not be loaded.' })
    await failure.getByRole('button', { name: 'Retry' }).click()
    await failure.getByRole('button', { name: 'Reload the page' }).click()
    await waitUntilInteractive(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill('change the battery')
    await expect(page.getByRole('option', { selected: true })).toContainText('Change the battery')
  },
)

host('a program of the search that is gone since the dialog came is told, too', async ({ page, site }) => {
  await page.goto(`${site.address}${templates.guide}`)
  await waitUntilInteractive(page)
  await page.route(/\.json$/, (route) => route.abort())
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('change the battery')
  const failure = page.getByRole('alert').filter({ hasText: 'The search could not be loaded.' })
  await expect(failure.getByRole('button', { name: 'Reload the page' })).toHaveCount(0)
  site.release()
  // The browser keeps the files of a release; another browser, or a full store, has them no more.
  await page.route(/\/_next\/static\//, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(failure.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})
