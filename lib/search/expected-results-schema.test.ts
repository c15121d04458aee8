import { describe, expect, it } from 'vitest'
import { checkWithSchema } from '../problem/check-with-schema'
import { formatProblem } from '../problem/problem'
import { readJson } from '../problem/read-json'
import { expectedResultsSchema } from './expected-results-schema'

const battery = { kind: 'typing error', query: 'batery', pages: ['/docs/binbar/changing-the-battery/'] }

function describeResults(value: unknown): string[] {
  const source = readJson('queries.json', JSON.stringify(value, null, 2))
  return checkWithSchema(expectedResultsSchema, source).problems.map(formatProblem)
}

describe('expectedResultsSchema', () => {
  it('lets right results pass', () => {
    expect(describeResults([battery])).toEqual([])
  })

  it.each([
    ['no queries', [], 'queries.json:1: found [], expected at least one query.'],
    [
      'an unknown kind',
      [{ ...battery, kind: 'typing eror' }],
      'queries.json:3: 0 > kind: found "typing eror", expected one of "word", "words", "typing error", "identifier", "part", "synonym", "version". Did you mean "typing error"?',
    ],
    [
      'an empty query',
      [{ ...battery, query: '' }],
      'queries.json:4: 0 > query: found "", expected what a reader types.',
    ],
    [
      'a query without pages',
      [{ ...battery, pages: [] }],
      'queries.json:5: 0 > pages: found [], expected at least one page.',
    ],
    [
      'a page without a final slash',
      [{ ...battery, pages: ['/docs'] }],
      'queries.json:6: 0 > pages > 0: found "/docs", expected a route that starts and ends with a slash, without query and hash.',
    ],
    [
      'an unknown key',
      [{ ...battery, page: '/docs/' }],
      'queries.json:8: 0 > page: found the unknown key "page", expected only "kind", "query", "pages". Did you mean "pages"?',
    ],
  ])('names %s', (_mistake, value, sentence) => {
    expect(describeResults(value)).toEqual([sentence])
  })
})
