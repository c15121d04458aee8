import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ProblemError } from '../lib/problem/problem'
import { startServer } from './start-server'

const files: Record<string, string> = {
  'package.json': 'secret',
  'out-other/index.html': 'secret',
  'out/index.html': '<p>Home</p>',
  'out/404.html': '<p>Not found</p>',
  'out/docs/index.html': '<p>Docs</p>',
  'out/docs/index.html.br': 'short',
  'out/x/0.1.0/index.html': '<p>0.1.0</p>',
  'out/BinBar Examples/index.html': '<p>Examples</p>',
  'out/favicon.svg': '<svg/>',
  'out/_next/static/one.js': 'run()',
  'out/_headers': '/*\n  X-Frame-Options: DENY\n\n/_next/static/*\n  Cache-Control: immutable\n',
  'out-plain/index.html': '<p>Home</p>',
  'out-plain/404.html': '<p>Not found</p>',
}

let root = ''
const servers: Server[] = []

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'start-server-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

afterAll(() => {
  rmSync(root, { recursive: true })
})

async function start({ basePath = '', port = 0, folder = 'out', compressed = false } = {}): Promise<URL> {
  const { server, address } = await startServer({ folder: join(root, folder), basePath, port, compressed })
  servers.push(server)
  return new URL(address)
}

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

/** Asks for a path exactly as written; `fetch` would tidy it up first. */
function ask({ hostname, port }: URL, path: string, method = 'GET', encoding = 'gzip, br'): Promise<Answer> {
  const headers = { 'Accept-Encoding': encoding }
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

const notFound = {
  status: 404,
  headers: expect.objectContaining({ 'content-type': 'text/html;charset=utf-8' }),
  text: '<p>Not found</p>',
}

describe('startServer', () => {
  it('tells the address of the home page, on this machine only', async () => {
    const address = await start()
    expect(address.hostname).toBe('127.0.0.1')
    expect(address.port).toMatch(/^[1-9]\d+$/)
    expect(await ask(address, address.pathname)).toMatchObject({ status: 200, text: '<p>Home</p>' })
  })

  it.each([
    ['/docs/', 'Docs'],
    ['/docs', 'Docs'],
    ['/x/0.1.0/', '0.1.0'],
    ['/x/0.1.0', '0.1.0'],
    ['/BinBar%20Examples/', 'Examples'],
    ['/BinBar%20Examples', 'Examples'],
    ['/docs/?a=1', 'Docs'],
    ['/docs?a=1', 'Docs'],
  ])('answers %s with its page', async (path, text) => {
    const answer = await ask(await start(), path)
    expect(answer).toMatchObject({ status: 200, text: `<p>${text}</p>` })
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8')
  })

  it('serves a file with its content type', async () => {
    const answer = await ask(await start(), '/favicon.svg')
    expect(answer).toMatchObject({ status: 200, text: '<svg/>' })
    expect(answer.headers['content-type']).toBe('image/svg+xml')
  })

  it.each(['/missing/', '/docs/missing', '/missing.svg', '/x/'])(
    'answers %s with the not-found page',
    async (path) => {
      expect(await ask(await start(), path)).toEqual(notFound)
    },
  )

  it.each([
    ['/docs/', 200],
    ['/missing/', 404],
  ])('answers HEAD of %s without a text', async (path, status) => {
    const answer = await ask(await start(), path, 'HEAD')
    expect(answer).toMatchObject({ status, text: '' })
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8')
  })

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/%2e%2e/',
    '/..%2fpackage.json',
    '/docs/../../package.json',
    '/../out-other/index.html',
    '/%2e%2e/out-other/',
  ])('gives nothing from outside the export for %s', async (path) => {
    expect(await ask(await start(), path)).toEqual(notFound)
  })

  it.each(['/100%', '/%', '/%zz/', '/docs/%E0%A4%A', '/%00'])(
    'outlives %s, whose percent sign encodes nothing',
    async (path) => {
      const address = await start()
      expect(await ask(address, path)).toEqual(notFound)
      expect(await ask(address, '/docs/')).toMatchObject({ status: 200 })
    },
  )
})

describe('the headers of startServer', () => {
  it.each([
    ['/docs/', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    ['/_next/static/one.js', 'immutable'],
    ['/missing/', 'no-cache'],
    ['/_next/static/missing.js', 'no-cache'],
  ])('are those of the export for %s, kept as %s', async (path, caching) => {
    const { headers } = await ask(await start(), path)
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': caching })
  })

  it('stand in a file that is not served', async () => {
    expect(await ask(await start(), '/_headers')).toEqual(notFound)
  })

  it('are none for an export that lists none', async () => {
    const { headers } = await ask(await start({ folder: 'out-plain' }), '/')
    expect(headers).not.toHaveProperty('x-frame-options')
  })
})

describe('startServer that sends compressed forms', () => {
  it.each(['/docs/', '/docs'])('sends that of %s under the type of the page', async (path) => {
    const { headers, text } = await ask(await start({ compressed: true }), path)
    expect(text).toBe('short')
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html;charset=utf-8' })
  })

  it('sends a file that has none as it is', async () => {
    expect(await ask(await start({ compressed: true }), '/')).toMatchObject({ text: '<p>Home</p>' })
  })

  it('sends none to a browser that takes none', async () => {
    const answer = await ask(await start({ compressed: true }), '/docs/', 'GET', 'gzip')
    expect(answer).toMatchObject({ text: '<p>Docs</p>' })
  })
})

describe('startServer with a base path', () => {
  it('tells the address of the home page below it', async () => {
    const address = await start({ basePath: '/help' })
    expect(address.pathname).toBe('/help/')
  })

  it.each([
    ['/help', 'Home'],
    ['/help/', 'Home'],
    ['/help?x=1', 'Home'],
    ['/help/?x=1', 'Home'],
    ['/help/docs', 'Docs'],
    ['/help/docs/', 'Docs'],
    ['/help/x/0.1.0', '0.1.0'],
  ])('answers %s with its page', async (path, text) => {
    expect(await ask(await start({ basePath: '/help' }), path)).toMatchObject({
      status: 200,
      text: `<p>${text}</p>`,
    })
  })

  it.each(['/', '/docs/', '/helpful/', '/helpdocs/', '/HELP/', '/help/missing/', '/help/../package.json'])(
    'answers %s with the not-found page',
    async (path) => {
      expect(await ask(await start({ basePath: '/help' }), path)).toEqual(notFound)
    },
  )
})

describe('startServer that cannot start', () => {
  it('says that there is no export', async () => {
    const folder = join(root, 'missing')
    await expect(startServer({ folder, basePath: '', port: 0 })).rejects.toThrow(
      new ProblemError([{ file: folder, found: 'no export', expected: 'one; run "npm run build" first' }]),
    )
  })

  it('says that the port is taken', async () => {
    const { port } = await start()
    await expect(start({ port: Number(port) })).rejects.toThrow('EADDRINUSE')
  })
})
