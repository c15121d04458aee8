import { vi } from 'vitest'
import type { SearchAnswer, SearchRequest } from '../../lib/search/search-answer'
import type { SearchClient } from './search-client'

/** What the search answers. */
export const search = vi.fn<(request: SearchRequest) => Promise<SearchAnswer>>()

/** Stands in for the worker: `vi.mock('./search-client', () => import('./search-client.fixture'))`. */
export const createSearchClient = vi.fn<(basePath: string) => SearchClient>()
