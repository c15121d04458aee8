// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSearchClient } from './search-client'
import type { MessageToPage, MessageToWorker } from './search-message'

const told: MessageToWorker[] = []
let worker: FakeWorker

class FakeWorker extends EventTarget {
  constructor() {
    super()
    worker = this
  }
  postMessage(message: MessageToWorker) {
    told.push(message)
  }
  terminate() {}
  say(data: MessageToPage) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const request = { query: 'battery' }
const answer = { pages: [], words: [] }

beforeEach(() => {
  told.length = 0
  vi.stubGlobal('Worker', FakeWorker)
})

afterEach(() => vi.unstubAllGlobals())

describe('createSearchClient', () => {
  it('loads the index, then asks and answers', async () => {
    const client = createSearchClient('/help')
    expect(told).toEqual([{ type: 'load', root: 'http://localhost:3000/help/' }])
    worker.say({ type: 'ready' })
    const answered = client.search(request)
    await client.ready
    await Promise.resolve()
    expect(told[1]).toEqual({ type: 'search', number: 1, request })
    worker.say({ type: 'answer', number: 1, answer })
    await expect(answered).resolves.toBe(answer)
  })

  it.each([
    ['does not know workers', undefined],
    [
      'forbids them',
      class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError')
        }
      },
    ],
  ])('does not throw where the browser %s', async (_name, Program) => {
    vi.stubGlobal('Worker', Program)
    const client = createSearchClient('')
    await expect(client.ready).rejects.toMatchObject({ problem: 'program' })
    await expect(client.search(request)).rejects.toMatchObject({ problem: 'program' })
    client.close()
  })

  it('fails with the program and with the index', async () => {
    const first = createSearchClient('')
    worker.dispatchEvent(new Event('error'))
    await expect(first.ready).rejects.toMatchObject({ problem: 'program' })
    const second = createSearchClient('')
    worker.say({ type: 'failed', problem: 'index' })
    await expect(second.ready).rejects.toMatchObject({ problem: 'index' })
  })

  it('leaves no question open when the search fails later', async () => {
    const client = createSearchClient('')
    worker.say({ type: 'ready' })
    await client.ready
    const questions = [client.search(request), client.search({ query: 'reset' })]
    await Promise.resolve()
    worker.say({ type: 'failed', problem: 'query' })
    for (const question of questions) await expect(question).rejects.toMatchObject({ problem: 'query' })
  })
})
