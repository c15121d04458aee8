import { expect, test } from 'vitest'
import { packIndex } from './pack-index'
import { search } from './search'
import { indexFiles, synonymSources } from './search.fixture'
import { composeSearchPath, loadSearchIndex } from './search-files'

/** The files as they are shipped: packed, as JSON. */
const files = new Map(
  [
    ['synonyms', synonymSources] as const,
    ...indexFiles.map((file) => [file.guide, packIndex(file)] as const),
  ].map(([name, content]) => [composeSearchPath(name), JSON.stringify(content)]),
)

async function read(path: string): Promise<unknown> {
  return JSON.parse(files.get(path) ?? '')
}

test('loadSearchIndex joins the files to an index that answers', async () => {
  const index = await loadSearchIndex(read)
  expect(search({ query: 'lamp' }, index).pages[0]?.route).toBe('/docs/binbar/led-patterns/')
  expect(search({ query: 'help' }, index).pages[0]?.route).toBe('/')
})

test.each([...files.keys()])('loadSearchIndex passes the error of %s on', async (failing) => {
  const error = new Error('connection lost')
  const answer = loadSearchIndex((path) => (path === failing ? Promise.reject(error) : read(path)))
  await expect(answer).rejects.toBe(error)
})
