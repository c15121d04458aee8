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
