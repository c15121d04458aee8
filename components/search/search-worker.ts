import type { SearchIndex } from '../../lib/search/load-index'
import { search } from '../../lib/search/search'
import type { SearchRequest } from '../../lib/search/search-answer'
import { SearchFailure } from '../../lib/search/search-failure'
import { loadSearchIndex } from '../../lib/search/search-files'
import type { MessageToPage, MessageToWorker } from './search-message'

/*
 * The search itself, beside the page, so that the box follows the keys also while the index is made ready.
 * The types of the page's own scope stand in for those of a worker.
 */
const page = self as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>

let index: SearchIndex | undefined

page.addEventListener('message', ({ data }: MessageEvent<MessageToWorker>) => {
  if (data.type === 'load') void load(data.root)
  else if (index) answer(data.number, data.request, index)
})

function tell(message: MessageToPage): void {
  page.postMessage(message)
}

async function load(root: string): Promise<void> {
  try {
    index = await loadSearchIndex((path) => readFile(`${root}${path}`))
    tell({ type: 'ready' })
  } catch (error) {
    // What is complete and yet cannot be read is no index.
    tell({ type: 'failed', problem: error instanceof SearchFailure ? error.problem : 'index' })
  }
}

function answer(number: number, request: SearchRequest, index: SearchIndex): void {
  try {
    tell({ type: 'answer', number, answer: search(request, index) })
  } catch {
    tell({ type: 'failed', problem: 'query' })
  }
}

/** Reads a file of the index. Where the host cannot be reached, what the browser has kept of it will do. */
async function readFile(address: string): Promise<unknown> {
  const response = await fetch(address)
    .catch(() => fetch(address, { cache: 'force-cache' }))
    .catch(() => {
      throw new SearchFailure('connection')
    })
  if (!response.ok) throw new SearchFailure('index')
  return response.json().catch((error: unknown) => {
    throw new SearchFailure(error instanceof SyntaxError ? 'index' : 'connection')
  })
}
