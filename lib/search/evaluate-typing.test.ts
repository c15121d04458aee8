import { describe, expect, it } from 'vitest'
import { formatProblem } from '../problem/problem'
import { checkTyping, evaluateTyping, type TypingOutcome } from './evaluate-typing'
import { smallIndex } from './search.fixture'

const battery = '/docs/binbar/changing-the-battery/'
const site = '/docs/api/objects/container-site/'

function type(query: string, page: string): TypingOutcome {
  return evaluateTyping([{ kind: 'word', query, pages: [page] }], smallIndex)
}

describe('evaluateTyping', () => {
  it('names each beginning for which the results vanish, and counts that the right page left', () => {
    const outcome = type('cxntxiner', site)
    expect(outcome).toEqual({ gaps: [{ query: 'cxntxiner', beginning: 'cxntx' }], departures: 1 })
    expect(checkTyping('queries.json', outcome).map(formatProblem)).toEqual([
      'queries.json: cxntxiner: found nothing for "cxntx", expected results for each beginning from the first one with results on.',
    ])
  })

  it('counts a right page that leaves the first three while there are results', () => {
    expect(type('light turn', battery)).toEqual({ gaps: [], departures: 1 })
  })

  it.each([
    ['a word', 'battery'],
    ['a mistyped word', 'batqtery'],
    ['what finds nothing in the end', 'xylophone'],
  ])('finds nothing wrong with %s', (_what, query) => {
    expect(type(query, battery)).toEqual({ gaps: [], departures: 0 })
  })
})
