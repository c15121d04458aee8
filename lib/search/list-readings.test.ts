import { describe, expect, it } from 'vitest'
import { listExplanations, listReadings } from './list-readings'
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

describe('listExplanations', () => {
  it.each([
    ['a term', 'delete a container site', ['/docs/sites/']],
    ['plain words', 'trash can', ['/docs/introduction/']],
    ['plain words for several things', 'place', ['/docs/introduction/', '/docs/sites/']],
    ['several terms', 'container service location', ['/docs/introduction/', '/docs/introduction/']],
    ['no term', 'battery', []],
    ['a term that no page explains', 'light', []],
  ])('gives the pages for %s', (_what, text, routes) => {
    expect(listExplanations(readQuery(text), synonyms).routes).toEqual(routes)
  })

  it.each([
    ['a term', 'Container Sites', true],
    ['plain words', 'place', true],
    ['a question for a term', 'what is a container site?', true],
    ['a term and other words', 'delete a container site', false],
    ['several terms', 'container service location', false],
    ['no term', 'battery', false],
  ])('tells whether %s is asked for alone', (_what, text, isWhole) => {
    expect(listExplanations(readQuery(text), synonyms).isWhole).toBe(isWhole)
  })
})
