import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFiles } from '../../lib/pages/list-files'
import { findHeaders } from '../../lib/security/header-rules'
import { headersFile, parseHeadersFile } from '../../lib/security/headers-file'
import { redirects, routes } from '../support/site'
import { type Answer, ask, forEachAtOnce } from './ask'
import { type RunningNginx, startNginx } from './start-nginx'

const project = join(import.meta.dirname, '../..')

const sites = [
  { name: 'at the root of a host', folder: join(project, 'out'), basePath: '', port: 4330 },
  { name: 'under a base path', folder: join(project, 'out-base-path'), basePath: '/help', port: 4331 },
]

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.graphql': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const unknownPaths = [
  '/no-such-page/',
  '/no-such-page',
  '/docs/no-such-page/?from=label',
  '/docs/binbar/LED-patterns/',
  '/docs/client-application/release-notes/',
  '/favicon.png',
  '/_next/static/no-such-file.js',
  `/${headersFile}`,
]

describe.each(sites)('nginx with deploy/nginx.conf, $name', ({ folder, basePath, port }) => {
  const rules = parseHeadersFile(readFileSync(join(folder, headersFile), 'utf8'))
  const files = listFiles(folder, '.').filter((file) => !/\.(br|gz)$/.test(file) && file !== headersFile)
  const notFoundPage = readFileSync(join(folder, '404.html'))
  let nginx: RunningNginx
  const addressOf = (path: string) => `${nginx.origin}${basePath}${path}`
  const fileAddress = (file: string) => addressOf(`/${encodeURI(file)}`)
  /** The security headers, as the export names them for every page. */
  const securityHeaders = Object.fromEntries(
    findHeaders(rules, `${basePath}/`).map(([header, value]) => [header.toLowerCase(), value]),
  )

  beforeAll(async () => {
    nginx = await startNginx({ folder, basePath }, port)
  })

  afterAll(() => nginx?.stop())

  it('has all that it needs', () => {
    expect(routes.length).toBeGreaterThanOrEqual(110)
    expect(redirects.length).toBeGreaterThanOrEqual(10)
    expect(Object.keys(securityHeaders)).toContain('content-security-policy')
    expect(files.length).toBeGreaterThan(routes.length)
  })

  it('answers every page, and leads to it from the address without the final slash', async () => {
    await forEachAtOnce(routes, async (route) => {
      const answer = await ask(addressOf(`${route}?from=label`))
      expect(answer.status, route).toBe(200)
      expect(answer.body.equals(readFileSync(join(folder, route, 'index.html'))), route).toBe(true)
      if (route === '/') return
      const moved = await ask(addressOf(`${route.slice(0, -1)}?from=label&b=%2F`))
      expect([moved.status, moved.headers.location], route).toEqual([
        301,
        `${basePath}${route}?from=label&b=%2F`,
      ])
    })
  })

  it('leads from every old address to the new one', async () => {
    for (const { from, to } of redirects) {
      const moved = await ask(addressOf(`${from.slice(0, -1)}?from=label`))
      expect([moved.status, moved.headers.location], from).toEqual([301, `${basePath}${from}?from=label`])
      const { status, body } = await ask(addressOf(from))
      expect(status, from).toBe(200)
      expect(body.toString(), from).toContain(`data-target="${basePath}${to}"`)
    }
  })

  it.each(unknownPaths)('answers %s with the not-found page and its status', async (path) => {
    const { status, headers, body } = await ask(addressOf(path))
    expect(status).toBe(404)
    expect(headers).toMatchObject({
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(body.equals(notFoundPage)).toBe(true)
  })

  it('sends every file whole, with its type, its caching and the security headers', async () => {
    await forEachAtOnce(files, async (file) => {
      const { status, headers, body } = await ask(fileAddress(file))
      const caching = file.startsWith('_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      expect(status, file).toBe(200)
      expect(headers, file).toMatchObject({ ...securityHeaders, 'cache-control': caching })
      expect(headers['content-type'], file).toBe(contentTypes[extname(file)])
      expect(headers, file).not.toHaveProperty('content-encoding')
      expect(body.equals(readFileSync(join(folder, file))), file).toBe(true)
    })
  })

  it('sends every text in the form that the browser takes, and tells caches that it chose', async () => {
    const decoders: Record<string, (body: Buffer) => Buffer> = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      none: (body) => body,
    }
    const accepted = { 'gzip, deflate, br, zstd': 'br', gzip: 'gzip', identity: 'none', 'br;q=0': 'none' }
    const texts = files.filter((file) => existsSync(join(folder, `${file}.br`)))
    expect(texts.length).toBeGreaterThan(routes.length)
    await forEachAtOnce(texts, async (file) => {
      const tags = new Set<string | undefined>()
      for (const [accept, encoding] of Object.entries(accepted)) {
        const { headers, body } = await ask(fileAddress(file), { headers: { 'Accept-Encoding': accept } })
        expect(headers['content-encoding'] ?? 'none', `${file} ${accept}`).toBe(encoding)
        expect(headers.vary, `${file} ${accept}`).toBe('Accept-Encoding')
        expect(headers['content-type'], `${file} ${accept}`).toBe(contentTypes[extname(file)])
        expect(decoders[encoding]?.(body).equals(readFileSync(join(folder, file))), file).toBe(true)
        tags.add(headers.etag)
      }
      expect(tags.size, file).toBe(3)
    })
  })

  it.each(['br', 'gzip', 'identity'])('does not send again what the browser has, as %s', async (accept) => {
    for (const path of ['/docs/', '/downloads/binbar.graphql', '/favicon.svg']) {
      const first = await ask(addressOf(path), { headers: { 'Accept-Encoding': accept } })
      const again = await ask(addressOf(path), {
        headers: { 'Accept-Encoding': accept, 'If-None-Match': first.headers.etag ?? '' },
      })
      expect([again.status, again.body.length], path).toEqual([304, 0])
      expect(again.headers, path).toMatchObject(securityHeaders)
    }
  })

  it.each(['/docs/', '/no-such-page/', '/favicon.svg'])(
    'answers HEAD of %s as GET, without a text',
    async (path) => {
      const [head, get] = [await ask(addressOf(path), { method: 'HEAD' }), await ask(addressOf(path))]
      expect(head.body.length).toBe(0)
      expect({ ...head, body: '' }).toEqual({ ...get, body: '', headers: withDateOf(get, head) })
    },
  )

  it.each([
    ['a redirect', '/docs', 'GET'],
    ['a method that there is not', '/docs/', 'POST'],
  ])('sends the security headers with %s, and never its version', async (_kind, path, method) => {
    const { headers } = await ask(addressOf(path), { method })
    expect(headers).toMatchObject({ ...securityHeaders, server: 'nginx' })
  })

  it.skipIf(process.platform !== 'linux')(
    'takes many requests without a fault, and keeps nothing of them',
    async () => {
      const asked = Array.from({ length: 2500 }, (_, index) => fileAddress(files[index % files.length] ?? ''))
      const answerAll = () =>
        forEachAtOnce(asked, async (address) => {
          expect((await ask(address, { headers: { 'Accept-Encoding': 'br' } })).status, address).toBe(200)
        })
      await answerAll()
      const before = readMemory(nginx.listWorkers())
      await answerAll()
      const after = readMemory(nginx.listWorkers())
      expect(before).toBeGreaterThan(0)
      expect(after).toBeLessThanOrEqual(before * 1.1 + 2048)
    },
  )
})

/** The headers of an answer, with the date of another. */
function withDateOf({ headers }: Answer, other: Answer): Answer['headers'] {
  return { ...headers, date: other.headers.date }
}

/** How much memory processes have in use together, in kB. */
function readMemory(processes: readonly number[]): number {
  return processes
    .map((id) => /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1])
    .reduce((sum, kilobytes) => sum + Number(kilobytes), 0)
}
