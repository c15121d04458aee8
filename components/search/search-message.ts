import type { SearchAnswer, SearchRequest } from '../../lib/search/search-answer'
import type { SearchProblem } from '../../lib/search/search-failure'

/** What the page says to the worker. */
export type MessageToWorker =
  | { type: 'load' /** The address of the root of the site, with a slash at its end. */; root: string }
  | { type: 'search'; number: number; request: SearchRequest }

/** What the worker says to the page. */
export type MessageToPage =
  | { type: 'ready' }
  | { type: 'failed'; problem: SearchProblem }
  | { type: 'answer'; number: number; answer: SearchAnswer }
