import { describe, expect, it } from 'vitest'
import { createWordFinder } from './find-words'
import { listCorrections } from './list-corrections'
import { readQuery } from './read-query'
import { composePage, indexPages } from './search.fixture'

const index = indexPages(
  [
    composePage('/reset/', { title: 'Reset a binbar', text: 'Let it rest. The bin and the bar.' }),
    composePage('/list/', { title: 'Pages of the list', text: 'The last page.' }),
  ],
  [{ term: 'reset binbar', plainWords: ['reinitialize', 'power cycle', 'hard reset'] }],
)

function correct(text: string): string[] {
  const query = readQuery(text)
  return listCorrections(query, createWordFinder(index)(query.words), index).map(({ written }) =>
    written.join(' '),
  )
}

describe('listCorrections', () => {
  it.each([
    ['two words that the site writes as one', 'bin bar', 'binbar'],
    ['a word that is near to one that makes a title', 'rest binbar', 'reset binbar'],
    ['plain words with a mistake', 'reinitialise', 'reinitialize'],
    ['several plain words that are written as one', 'powercycle', 'power cycle'],
    ['a mistake that keeps plain words apart', 'powre cycle', 'power cycle'],
    ['plain words with a mistake that are still typed', 'reinitialis', 'reinitialize'],
  ])('corrects %s', (_what, text, corrected) => {
    expect(correct(text)).toEqual([corrected])
  })

  it.each([
    ['as the site says it', 'reset binbar'],
    ['near to a word of a title, with others that the title has not', 'last binbar'],
    ['unknown, and near to nothing', 'xylophone'],
  ])('leaves what is %s', (_what, text) => {
    expect(correct(text)).toEqual([])
  })
})
