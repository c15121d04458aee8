import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { copyProject, environmentOfCopy, type ProjectCopy } from './support/project-copy'

const address = 'http://127.0.0.1:4320'
const guide = 'pages/docs/client-application/select-units.mdx'

test.describe('the development server', () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 })

  let copy: ProjectCopy
  let server: ChildProcess
  let output = ''

  test.beforeAll(() => {
    copy = copyProject()
    server = spawn('npx', ['next', 'dev', '--port', '4320', '--hostname', '127.0.0.1'], {
      cwd: copy.folder,
      env: environmentOfCopy('development'),
      detached: true,
    })
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text) => (output += String(text)))
  })

  test.afterAll(async () => {
    const ended = once(server, 'exit')
    if (server.pid) process.kill(-server.pid, 'SIGKILL')
    await ended
    copy.remove()
  })

  test('shows a change of _meta.json without a restart, in the text of the page and after its script has run', async ({
    page,
  }) => {
    await expect(async () => {
      expect((await page.request.get(`${address}/docs/client-application/select-units/`)).ok()).toBe(true)
    }).toPass({ timeout: 300_000 })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const entry = page.getByRole('complementary').locator('[aria-current=page]')
    await page.goto(`${address}/docs/client-application/select-units/`)
    // Until its styles are compiled, Next.js hides a page in development.
    await expect(entry).toHaveText('Select units', { timeout: 60_000 })

    copy.replace('_meta.json', '"Select units"', '"Kilograms or pounds"')
    // While both compilers are at work, one may be ahead of the other; soon they agree.
    await expect(async () => {
      errors.length = 0
      await page.reload()
      await expect(page.getByRole('button', { name: /Switch between dark/ })).toBeEnabled()
      await expect(entry).toHaveText('Kilograms or pounds', { timeout: 2_000 })
      expect(errors).toEqual([])
    }).toPass({ timeout: 90_000 })
  })

  test('puts a changed page in the place of the open one: text, headings and title, without loading it anew', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${address}/docs/client-application/select-units/`)
    await expect(page.getByRole('button', { name: /Switch between dark/ })).toBeEnabled({ timeout: 60_000 })
    // What a page writes into the window is gone when it is loaded anew.
    await page.evaluate(() => Object.assign(window, { isSame: true }))

    copy.replace(guide, '\n---\n\n', '\n---\n\n## A new part\n\nWritten a moment ago.\n\n')
    await expect(page.getByText('Written a moment ago.')).toBeVisible({ timeout: 60_000 })
    const entries = page.getByText('On this page').last().locator('..').getByRole('link')
    await expect(entries.first()).toHaveText('A new part')
    copy.replace(guide, 'title: Select units', 'title: Choose units')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose units', { timeout: 60_000 })
    await expect(page).toHaveTitle('Choose units | BinBar Help')
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)

    copy.replace(guide, 'title: Choose units', 'title: Select units')
    copy.replace(guide, '## A new part\n\nWritten a moment ago.\n\n', '')
    await expect(page.getByText('Written a moment ago.')).toHaveCount(0, { timeout: 60_000 })
  })

  test('keeps the frame when a link is followed, as the built site does', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${address}/docs/client-application/select-units/`)
    await expect(page.getByRole('button', { name: /Switch between dark/ })).toBeEnabled({ timeout: 60_000 })
    const frame = [page.getByRole('navigation', { name: 'Main' }), page.getByRole('complementary')]
    const before = await Promise.all(frame.map((part) => part.elementHandle()))
    await page.getByRole('complementary').getByRole('link', { name: 'Account setup' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account setup', { timeout: 60_000 })
    for (const [index, part] of frame.entries())
      expect(await part.evaluate((node, one) => node === one, before[index])).toBe(true)
  })

  test('shows a page again when a mistake in it is gone, without loading it anew', async ({ page }) => {
    await page.goto(`${address}/docs/client-application/select-units/`)
    await expect(page.getByRole('button', { name: /Switch between dark/ })).toBeEnabled({ timeout: 60_000 })
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    copy.replace(guide, '\n---\n\n', '\n---\n\n<Broken\n\n')
    await expect(page.getByRole('dialog')).toContainText(guide, { timeout: 60_000 })
    copy.replace(guide, '<Broken\n\n', 'Mended a moment ago.\n\n')
    await expect(page.getByText('Mended a moment ago.')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    copy.replace(guide, 'Mended a moment ago.\n\n', '')
  })

  test('prints a mistake in _meta.json and goes on with the last good one', async ({ page }) => {
    copy.replace('_meta.json', '"select-units"', '"select-unit"')
    await expect(async () => {
      await page.goto(`${address}/docs/client-application/account-setup/`)
      expect(output).toContain('found the page /docs/client-application/select-unit/, which does not exist')
    }).toPass({ timeout: 180_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account setup')
    copy.replace('_meta.json', '"select-unit"', '"select-units"')
  })

  test('warns of a broken link with file and line, and still shows the page', async ({ page }) => {
    copy.replace(guide, '\n---\n\n', '\n---\n\n[Account](/docs/client-application/acount-setup/)\n\n')
    await expect(async () => {
      await page.request.get(`${address}/docs/client-application/select-units/`)
      expect(output).toContain(`${guide}:7: link "Account": found "/docs/client-application/acount-setup/"`)
    }).toPass({ timeout: 180_000 })
    await page.goto(`${address}/docs/client-application/select-units/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select units')
  })

  test('obeys the redirect table, in letter case too', async ({ request }) => {
    for (const [from, to] of [
      ['/binbar/?from=label', '/docs/category/binbar/?from=label'],
      ['/binbar?from=label', '/docs/category/binbar/?from=label'],
      ['/docs/api/Examples/BinBar%20Examples/', '/docs/api/examples/binbar-examples/'],
      ['/docs/api/Examples/associate-binbar/', '/docs/api/examples/associate-binbar/'],
    ] as const) {
      const response = await request.get(`${address}${from}`, { maxRedirects: 0 })
      expect(response.headers().location, from).toBe(to)
    }
    const target = await request.get(`${address}/docs/api/examples/associate-binbar/`, { maxRedirects: 0 })
    expect(target.status()).toBe(200)
  })
})
