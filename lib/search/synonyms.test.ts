import { describe, expect, it } from 'vitest'
import { collectSynonyms, composeKey } from './synonyms'

describe('collectSynonyms', () => {
  it('keeps single words apart from phrases', () => {
    const { words, phrases, spellings } = collectSynonyms([
      { term: 'Light', plainWords: ['LED', 'signal lamp'] },
      { term: 'account setup', plainWords: ['onboarding'] },
    ])
    expect([...words]).toEqual([[composeKey(['led']), ['light']]])
    expect([...phrases]).toEqual([
      [composeKey(['signal', 'lamp']), [['light']]],
      [composeKey(['onboarding']), [['account', 'setup']]],
    ])
    expect(spellings).toEqual(['led', 'onboarding'])
  })

  it('lets a word stand for several things', () => {
    const { words } = collectSynonyms([
      { term: 'light', plainWords: ['lamp'] },
      { term: 'bulb', plainWords: ['lamps'] },
    ])
    expect(words.get(composeKey(['lamp']))).toEqual(['light', 'bulb'])
  })

  it('knows the page that explains a term, by the term and by its plain words', () => {
    const { explanations } = collectSynonyms([
      { term: 'light', plainWords: ['lamp'], page: '/docs/lights/?a=1#red' },
    ])
    expect(explanations.get(composeKey(['lights']))).toEqual(['/docs/lights/'])
    expect(explanations.get(composeKey(['lamp']))).toEqual(['/docs/lights/'])
  })
})
