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
