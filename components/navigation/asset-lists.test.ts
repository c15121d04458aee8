// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const on = vi.hoisted(() => vi.fn())
vi.mock('next/router', () => ({ default: { events: { on } } }))
vi.mock('./base-path', () => ({ basePath: '/help' }))

const root = '/help/_next/static/build/asset-lists.json'
const api = '/help/_next/static/build/asset-lists/docs/api.json'

/** What each list is answered with, by its address; the others hold nothing. */
let answers: Map<string, () => Promise<object>>
const fetchList = vi.fn((address: string, _options: RequestInit) =>
  (answers.get(address) ?? (async () => answer({})))(),
)
const answer = (pages: object) => ({ ok: true, json: async () => pages })

/** What the router takes for the list of all pages. */
const ask = () => Promise.resolve(Reflect.get(window, '__BUILD_MANIFEST'))
const listAsked = () => fetchList.mock.calls.map(([address]) => address)

/** A fresh copy of the module, which has loaded nothing, with what the router can tell it. */
async function start() {
  vi.resetModules()
  const { provideAssetLists, ...functions } = await import('./asset-lists')
  provideAssetLists()
  const listeners = new Map<string, (address: string) => void>(on.mock.calls as [string, () => void][])
  const tell = (event: string, address: string) => listeners.get(event)?.(address)
  return { ...functions, tell }
}

beforeEach(() => {
  answers = new Map()
  vi.stubGlobal('fetch', fetchList)
  vi.stubGlobal('__NEXT_DATA__', { buildId: 'build' })
})

afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.clearAllMocks()
  for (const name of ['__BUILD_MANIFEST', '__SSG_MANIFEST']) Reflect.deleteProperty(window, name)
})

it('answers the router when the list of the page is there that it goes to, each loaded once', async () => {
  let send = (_answer: object) => {}
  answers.set(
    api,
    () =>
      new Promise((resolve) => {
        send = resolve
      }),
  )
  const { loadAssetList, tell } = await start()
  const isThere = loadAssetList('/help/docs/api/id/')
  expect(await ask(), 'before it has begun to go').toEqual({ sortedPages: [] })
  tell('routeChangeStart', '/help/docs/api/url/?view=2#hash')
  const asked = vi.fn()
  const waiting = ask().then(asked)
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).not.toHaveBeenCalled()
  send(answer({ '/docs/api/id': { files: ['id.js'] } }))
  await waiting
  expect(await isThere).toBe(true)
  expect(asked).toHaveBeenCalledExactlyOnceWith({ sortedPages: [], '/docs/api/id': ['id.js'] })
  expect(listAsked()).toEqual([api])
})

it('waits no longer for the list of a page that the router goes to no more', async () => {
  answers.set(api, () => new Promise(() => {}))
  const { tell } = await start()
  tell('routeChangeStart', '/help/docs/api/id/')
  tell('routeChangeError', '/help/docs/api/id/')
  expect(await ask()).toEqual({ sortedPages: [] })
})

it('knows the pages for errors before anything was wanted', async () => {
  answers.set(root, async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return answer({ '/404': { files: ['404.js'] } })
  })
  await start()
  const pages = { sortedPages: [], '/404': ['404.js'] }
  // The router reads it twice for each answer, and takes the second.
  const answered = await Promise.all([ask(), ask()].map(async (asked) => ({ ...(await asked) })))
  expect(answered).toEqual([pages, pages])
})

it.each(['/404', '/_error'])(
  'knows the pages for errors on %s, also when another list was wanted ahead',
  async (page) => {
    vi.stubGlobal('__NEXT_DATA__', { buildId: 'build', page })
    answers.set(root, async () => answer({ [page]: { files: ['error.js'] } }))
    answers.set(api, () => new Promise(() => {}))
    const { loadAssetList } = await start()
    void loadAssetList('/help/docs/api/id/')
    expect(await ask()).toEqual({ sortedPages: [], [page]: ['error.js'] })
  },
)

it('lets the router take up the query of a page that is there without waiting', async () => {
  window.history.replaceState(null, '', '/help/docs/?q=battery')
  answers.set(root, () => new Promise(() => {}))
  await start()
  expect(await Promise.all([ask(), ask()])).toEqual([{ sortedPages: [] }, { sortedPages: [] }])
})

it('tells the router that no page has data of its own', async () => {
  const told = vi.fn()
  vi.stubGlobal('__SSG_MANIFEST_CB', () => told(window.__SSG_MANIFEST))
  await start()
  expect(told).toHaveBeenCalledExactlyOnceWith(new Set())
})

it.each([
  ['gets lost', () => Promise.reject(new TypeError('offline'))],
  [
    'is missing',
    async () => ({ ok: false, status: 404, json: async () => ({ '/docs/api/id': { files: ['wrong.js'] } }) }),
  ],
  ['is none', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('no JSON')) })],
])('a list that %s leaves its pages unknown, until it is asked for again', async (_fault, fault) => {
  answers.set(api, fault)
  const { loadAssetList } = await start()
  expect(await loadAssetList('/help/docs/api/id/')).toBe(false)
  expect(await ask()).toEqual({ sortedPages: [] })
  answers.set(api, async () => answer({ '/docs/api/id': { files: ['id.js'] } }))
  expect(await loadAssetList('/help/docs/api/id/')).toBe(true)
  expect(await ask()).toEqual({ sortedPages: [], '/docs/api/id': ['id.js'] })
})

it('knows what a page begins with when its list is there', async () => {
  const top = { title: 'Id', trail: ['API', 'Id'], hasContents: true }
  answers.set(api, async () => answer({ '/docs/api/id': { files: [], top }, '/docs/api/url': { files: [] } }))
  const { findPageTop, loadAssetList } = await start()
  expect(findPageTop('/docs/api/id/')).toBeUndefined()
  await loadAssetList('/help/docs/api/id/')
  expect(findPageTop('/docs/api/id/?view=2')).toEqual(top)
  expect(findPageTop('/docs/api/id')).toEqual(top)
  expect(findPageTop('/docs/api/url/')).toBeUndefined()
})

it('gives up on a list that does not come', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const { loadAssetList } = await start()
  fetchList.mockImplementationOnce(
    (_address, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const isThere = loadAssetList('/help/docs/api/id/')
  timeout.abort()
  expect(await isThere).toBe(false)
  expect(AbortSignal.timeout).toHaveBeenCalledWith(2000)
})

it('leaves the development server its own lists', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const { loadAssetList } = await start()
  expect(await loadAssetList('/help/docs/')).toBe(true)
  expect([fetchList.mock.calls, on.mock.calls]).toEqual([[], []])
  expect(window).not.toHaveProperty('__BUILD_MANIFEST')
  expect(window).not.toHaveProperty('__SSG_MANIFEST')
})
