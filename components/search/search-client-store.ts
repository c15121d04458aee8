import { createSearchClient, type SearchClient } from './search-client'

let client: SearchClient | undefined

/**
 * The one client of the page, which is kept while the search is closed: it goes on without a connection. One
 * whose index could not be loaded is not kept, so that the next call tries again.
 */
export function getSearchClient(basePath: string): SearchClient {
  if (client) return client
  const created = createSearchClient(basePath)
  client = created
  created.ready.catch(() => dropSearchClient(created))
  return created
}

/** Ends a client that has failed. */
export function dropSearchClient(failed: SearchClient): void {
  failed.close()
  if (client === failed) client = undefined
}
