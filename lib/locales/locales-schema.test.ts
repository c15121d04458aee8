import { describe, expect, it } from 'vitest'
import { checkWithSchema, fromModule } from '../problem/check-with-schema'
import { formatProblem } from '../problem/problem'
import { localesSchema } from './locales-schema'

function describeMistakes(...locales: unknown[]): string[] {
  return checkWithSchema(localesSchema, fromModule('site.config.ts', locales)).problems.map(formatProblem)
}

const english = { code: 'en', label: 'English' }

describe('localesSchema', () => {
  it('takes languages of different codes', () => {
    expect(
      describeMistakes(english, { code: 'pt-BR', label: 'Português', url: 'https://pt.example.com' }),
    ).toEqual([])
  })

  it('names languages that could not be told apart', () => {
    expect(describeMistakes(english, english)).toEqual([
      'site.config.ts: found [{"code":"en","label":"English"},{"code":"en","label":"English"}], expected languages of different codes.',
    ])
  })

  it('names an address that no path can stand behind', () => {
    expect(describeMistakes({ ...english, url: 'https://example.com?a=b' })).toEqual([
      'site.config.ts: 0 > url: found "https://example.com?a=b", expected an address without query and hash.',
    ])
  })
})
