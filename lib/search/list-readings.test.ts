import { describe, expect, it } from 'vitest'
import { listReadings } from './list-readings'
import { readQuery } from './read-query'
import { collectSynonyms } from './synonyms'

const synonyms = collectSynonyms([
  { term: 'account setup', plainWords: ['sign up', 'onboarding'] },
  { term: 'service location', plainWords: ['place'], page: '/docs/introduction/#service-location' },
  { term: 'container site', plainWords: ['place'], page: '/docs/sites/' },
  { term: 'container', plainWords: ['trash can'], page: '/docs/introduction/#container' },
  { term: 'light', plainWords: ['lamp'] },
])

function readWritten(text: string): string[] {
  return listReadings(readQuery(text), synonyms).map(({ query }) => query.written.join(' '))
}

describe('listReadings', () => {
  it('puts what the pages say in the place of plain words', () => {
    expect(readWritten('how to sign up today')).toEqual(['how to account setup today'])
    expect(readWritten('Onboarding')).toEqual(['account setup'])
  })

  it('takes the last words for plain words that are not typed to their end, which counts less', () => {
    const [share = 0, shareOfBeginning = 0] = ['trash can', 'is the trash c'].map(
      (text) => listReadings(readQuery(text), synonyms)[0]?.share,
    )
    expect(readWritten('where to onboa')).toEqual(['where to account setup'])
    expect(readWritten('is the trash c')).toEqual(['is the container'])
    expect(readWritten('la')).toEqual([])
    expect(shareOfBeginning).toBeLessThan(share)
  })

  it('finds other forms of plain words', () => {
    expect(readWritten('signing up')).toEqual(['account setup'])
  })

  it('has a reading for each thing that plain words stand for', () => {
    expect(readWritten('new place')).toEqual(['new service location', 'new container site'])
  })

  it('is no text that somebody has typed, and asks for what is left without words of questions', () => {
    expect(listReadings(readQuery('where is the trash can'), synonyms)).toMatchObject([
      { query: { words: ['container'], joined: '' } },
    ])
  })

  it.each(['battery', 'sign the paper', 'lamp', ''])('leaves "%s" as it is', (text) => {
    expect(readWritten(text)).toEqual([])
  })
})
