import { describe, expect, it } from 'vitest'
import { formatProblem } from '../problem/problem'
import {
  checkExpectedPages,
  checkShare,
  type ExpectedResult,
  evaluateSearch,
  type Share,
} from './evaluate-search'
import { smallIndex } from './search.fixture'

const battery = '/docs/binbar/changing-the-battery/'
const note = '/docs/binbar/release-notes/v44/'
const patterns = '/docs/binbar/led-patterns/'

const list: ExpectedResult[] = [
  { kind: 'word', query: 'battery', pages: [note, battery] },
  { kind: 'word', query: 'battery life', pages: [note] },
  { kind: 'typing error', query: 'xylophone', pages: [battery] },
]

describe('evaluateSearch', () => {
  it('counts for each kind and for all how often a right page was first, and among the first three', () => {
    expect(evaluateSearch(list, smallIndex).shares).toEqual([
      { kind: 'word', queries: 2, first: 1, firstThree: 2 },
      { kind: 'typing error', queries: 1, first: 0, firstThree: 0 },
      { kind: 'all', queries: 3, first: 1, firstThree: 2 },
    ])
  })

  it('names the queries whose first page is not right, and what they find', () => {
    expect(evaluateSearch(list, smallIndex).misses).toEqual([
      { ...list[1], place: 2, found: [battery, note, patterns] },
      { ...list[2], place: undefined, found: [] },
    ])
  })
})

describe('checkShare', () => {
  function describeShare(first: number, firstThree: number, kind: Share['kind'] = 'all'): string[] {
    return checkShare('queries.json', { kind, queries: 200, first, firstThree }).map(formatProblem)
  }

  it('lets pass what is right often enough', () => {
    expect(describeShare(190, 200)).toEqual([])
  })

  it('says how often it was right, and how often it has to be', () => {
    expect(describeShare(189, 199)).toEqual([
      'queries.json: all: a right page at the first place: found 189 of 200 queries (94.5 %), expected at least 95.0 %.',
      'queries.json: all: a right page among the first three: found 199 of 200 queries (99.5 %), expected at least 100.0 %.',
    ])
  })

  it('asks more of identifiers than of sentences', () => {
    expect(describeShare(180, 200, 'words')).toEqual([])
    expect(describeShare(199, 200, 'identifier')).toEqual([
      'queries.json: identifier: a right page at the first place: found 199 of 200 queries (99.5 %), expected at least 100.0 %.',
    ])
  })
})

describe('checkExpectedPages', () => {
  it('lets pages pass that can be found', () => {
    expect(checkExpectedPages('queries.json', list, smallIndex)).toEqual([])
  })

  it('names a page that the search does not know, and the nearest', () => {
    const wrong: ExpectedResult[] = [
      { kind: 'word', query: 'battery', pages: [battery, '/docs/binbar/led-paterns/'] },
    ]
    expect(checkExpectedPages('queries.json', wrong, smallIndex).map(formatProblem)).toEqual([
      'queries.json: battery: found "/docs/binbar/led-paterns/", expected the route of a page that can be found. Did you mean "/docs/binbar/led-patterns/"?',
    ])
  })
})
