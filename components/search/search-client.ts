import type { SearchAnswer, SearchRequest } from '../../lib/search/search-answer'
import { SearchFailure } from '../../lib/search/search-failure'
import type { MessageToPage, MessageToWorker } from './search-message'

/** The way to the search, which works beside the page. */
export interface SearchClient {
  /** Comes true when the index is there; is rejected with a `SearchFailure` when it could not be loaded. */
  ready: Promise<void>
  /** Waits for the index. Rejected with a `SearchFailure`, also when the search fails later. */
  search(request: SearchRequest): Promise<SearchAnswer>
  /** Ends it. Answers that are still to come never do. */
  close(): void
}

/** Who waits for an answer. */
interface Question {
  resolve: (answer: SearchAnswer) => void
  reject: (failure: SearchFailure) => void
}

/**
 * Starts the search and loads its index. Never throws: what fails is told by `ready`.
 *
 * @param basePath path in front of every address of the site; may be empty
 */
export function createSearchClient(basePath: string): SearchClient {
  const questions = new Map<number, Question>()
  const worker = startWorker()
  let count = 0
  const tell = (message: MessageToWorker) => worker?.postMessage(message)

  const ready = new Promise<void>((resolve, reject) => {
    function fail(failure: SearchFailure): void {
      reject(failure)
      for (const question of questions.values()) question.reject(failure)
      questions.clear()
    }
    if (!worker) return fail(new SearchFailure('program'))
    worker.addEventListener('error', () => fail(new SearchFailure('program')))
    worker.addEventListener('message', ({ data }: MessageEvent<MessageToPage>) => {
      if (data.type === 'ready') resolve()
      else if (data.type === 'failed') fail(new SearchFailure(data.problem))
      else {
        questions.get(data.number)?.resolve(data.answer)
        questions.delete(data.number)
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
      return new Promise((resolve, reject) => {
        count += 1
        questions.set(count, { resolve, reject })
        tell({ type: 'search', number: count, request })
      })
    },
    close: () => worker?.terminate(),
  }
}

/** `undefined` where the browser has no workers, or a policy forbids them. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./search-worker.ts', import.meta.url))
  } catch {
    return undefined
  }
}
