import { describe, expect, it } from 'vitest'
import { listExplanations } from './list-explanations'
import { readQuery } from './read-query'
import { collectSynonyms } from './synonyms'

const synonyms = collectSynonyms([
  { term: 'account setup', plainWords: ['sign up', 'onboarding'] },
  { term: 'service location', plainWords: ['place'], page: '/docs/introduction/#service-location' },
  { term: 'container site', plainWords: ['place'], page: '/docs/sites/' },
  { term: 'container', plainWords: ['trash can'], page: '/docs/introduction/#container' },
  { term: 'light', plainWords: ['lamp'] },
])

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
    ['a term', 'Container Sites', 'whole'],
    ['plain words', 'place', 'whole'],
    ['a question for a term', 'what is a container site?', 'meaning'],
    ['a term and the word for it', 'container site definition', 'meaning'],
    ['a term and other words', 'delete a container site', 'part'],
    ['several terms', 'container service location', 'part'],
    ['no term', 'battery', 'part'],
  ])('tells how %s is asked for', (_what, text, kind) => {
    expect(listExplanations(readQuery(text), synonyms).kind).toBe(kind)
  })

  it('leaves out plain words beside others that may stand for another thing', () => {
    expect(listExplanations(readQuery('place of the antenna'), synonyms).routes).toEqual([])
    expect(listExplanations(readQuery('trash can of steel'), synonyms).routes).toEqual([
      '/docs/introduction/',
    ])
  })

  it('gives none for an element of the API', () => {
    expect(listExplanations(readQuery('containerSite'), synonyms).routes).toEqual([])
  })
})
