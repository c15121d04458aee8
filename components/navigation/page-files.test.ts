// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const on = vi.hoisted(() => vi.fn())
vi.mock('next/router', () => ({ default: { events: { on } } }))
vi.mock('./base-path', () => ({ basePath: '/help' }))

const fetchList = vi.fn()

/** What the router takes for the list of all pages. */
const ask = () => Promise.resolve(Reflect.get(window, '__BUILD_MANIFEST'))

const answer = (pages: object) => ({ ok: true, json: async () => pages })

/** A fresh copy of the module, which has loaded nothing. */
async function start() {
  vi.resetModules()
  const module = await import('./page-files')
  module.answerRouter()
  return module.loadPageFiles
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchList)
  vi.stubGlobal('__NEXT_DATA__', { buildId: 'build' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  Reflect.deleteProperty(window, '__BUILD_MANIFEST')
})

it('answers the router as soon as the lists that were asked for are there, each loaded once', async () => {
  let send = (_answer: object) => {}
  fetchList.mockReturnValueOnce(
    new Promise((resolve) => {
      send = resolve
    }),
  )
  const loadPageFiles = await start()
  expect(await ask(), 'before anything was asked for').toEqual({ sortedPages: [] })
  loadPageFiles('/help/docs/api/id/')
  loadPageFiles('/help/docs/api/url/?view=2')
  const asked = vi.fn()
  const waiting = ask().then(asked)
  await Promise.resolve()
  expect(asked).not.toHaveBeenCalled()
  send(answer({ '/docs/api/id': ['id.js'] }))
  await waiting
  expect(asked).toHaveBeenCalledExactlyOnceWith({ sortedPages: [], '/docs/api/id': ['id.js'] })
  expect(fetchList.mock.calls.map(([address]) => address)).toEqual([
    '/help/_next/static/build/page-files/docs/api.json',
  ])
})

it('tells the router that no page has data of its own', async () => {
  const told = vi.fn()
  vi.stubGlobal('__SSG_MANIFEST_CB', told)
  await start()
  expect(window.__SSG_MANIFEST).toEqual(new Set())
  expect(told).toHaveBeenCalledOnce()
})

it('loads the list of the page that the router goes to', async () => {
  fetchList.mockResolvedValueOnce(answer({ '/docs': ['docs.js'] }))
  await start()
  const [[name, follow]] = on.mock.calls as [[string, (address: string) => void]]
  expect(name).toBe('routeChangeStart')
  follow('/help/docs/#hash')
  expect(await ask()).toEqual({ sortedPages: [], '/docs': ['docs.js'] })
})

it.each([
  ['gets lost', () => Promise.reject(new TypeError('offline'))],
  ['is missing', async () => ({ ok: false, status: 404 })],
  ['is none', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('no JSON')) })],
])('a list that %s leaves its pages unknown, until it is asked for again', async (_fault, fault) => {
  fetchList.mockImplementationOnce(fault).mockResolvedValueOnce(answer({ '/docs': ['docs.js'] }))
  const loadPageFiles = await start()
  loadPageFiles('/help/docs/')
  expect(await ask()).toEqual({ sortedPages: [] })
  loadPageFiles('/help/docs/')
  expect(await ask()).toEqual({ sortedPages: [], '/docs': ['docs.js'] })
})

it('leaves the development server its own lists', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const loadPageFiles = await start()
  vi.unstubAllEnvs()
  loadPageFiles('/help/docs/')
  expect([fetchList.mock.calls, on.mock.calls, '__BUILD_MANIFEST' in window]).toEqual([[], [], false])
})
