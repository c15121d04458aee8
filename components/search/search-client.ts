import type { SearchAnswer, SearchRequest } from '../../lib/search/search-answer'
import type { MessageToPage, MessageToWorker } from './search-message'

/** The way to the search, which works beside the page. */
export interface SearchClient {
  /** Comes true when the index is there; is rejected with an `Error` when it could not be loaded. */
  ready: Promise<void>
  /** Waits for the index. Rejected like `ready`. */
  search(request: SearchRequest): Promise<SearchAnswer>
  /** Ends it. Answers that are still to come never do. */
  close(): void
}

/**
 * Starts the search and loads its index.
 *
 * @param basePath path in front of every address of the site; may be empty
 */
export function createSearchClient(basePath: string): SearchClient {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url))
  const waiting = new Map<number, (answer: SearchAnswer) => void>()
  let count = 0
  const tell = (message: MessageToWorker) => worker.postMessage(message)

  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', () =>
      reject(new Error('The program of the search could not be loaded.')),
    )
    worker.addEventListener('message', ({ data }: MessageEvent<MessageToPage>) => {
      if (data.type === 'ready') resolve()
      else if (data.type === 'failed') reject(new Error(data.message))
      else {
        waiting.get(data.number)?.(data.answer)
        waiting.delete(data.number)
      }
    })
  })
  // Who asks gets the error; with nobody asking yet, it is no fault of the page.
  ready.catch(() => undefined)
  tell({ type: 'load', root: `${window.location.origin}${basePath}/` })

  return {
    ready,
    async search(request) {
      await ready
      return new Promise((resolve) => {
        count += 1
        waiting.set(count, resolve)
        tell({ type: 'search', number: count, request })
      })
    },
    close: () => worker.terminate(),
  }
}
