import type { SearchIndex } from '../../lib/search/load-index'
import { search } from '../../lib/search/search'
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
  else if (index) tell({ type: 'answer', number: data.number, answer: search(data.request, index) })
})

function tell(message: MessageToPage): void {
  page.postMessage(message)
}

async function load(root: string): Promise<void> {
  try {
    index = await loadSearchIndex((path) => readFile(`${root}${path}`))
    tell({ type: 'ready' })
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

/** Reads a file of the index. Where the host cannot be reached, what the browser has kept of it will do. */
async function readFile(address: string): Promise<unknown> {
  const answer = await fetch(address).catch(() => fetch(address, { cache: 'force-cache' }))
  const { pathname } = new URL(address)
  if (!answer.ok) throw new Error(`${pathname}: the host answered with status ${answer.status}.`)
  return answer.json().catch(() => {
    throw new Error(`${pathname}: the answer is not complete.`)
  })
}
