import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { siteAddress } from '../playwright.config'
import { readLayoutShift, unseenShift, watchLayoutShift } from './support/layout-shift'

const path = '/docs/api/objects/container-site/'

/** A host whose network delivers the end of the page, from `mark` on, only when the rest was painted. */
async function startSlowHost(
  mark: string,
): Promise<{ server: Server; address: string; release: () => void }> {
  const html = readFileSync(`out${path}index.html`, 'utf8')
  const cut = html.lastIndexOf(mark)
  expect(cut).toBeGreaterThan(0)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = createServer(async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' })
      response.write(html.slice(0, cut))
      await released
      response.end(html.slice(cut))
      return
    }
    const answer = await fetch(`${siteAddress}${request.url}`)
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, release }
}

for (const [part, mark] of [
  ['the text is cut in the middle', '<h2'],
  ['the list of contents arrives last', '</article><div'],
] as const) {
  test(`nothing moves when ${part}`, async ({ page }) => {
    const { server, address, release } = await startSlowHost(mark)
    await watchLayoutShift(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(`${address}${path}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const before = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      return heading.closest('article')?.getBoundingClientRect().width
    })
    release()
    await page.waitForLoadState('load')
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    expect(
      await page
        .locator('article')
        .first()
        .evaluate((article) => article.getBoundingClientRect().width),
    ).toBe(before)
    expect(await readLayoutShift(page)).toBeLessThan(unseenShift)
    server.close()
  })
}
