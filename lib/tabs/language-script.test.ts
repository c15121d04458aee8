import { describe, expect, it } from 'vitest'
import { readLanguage } from './language'
import { languageScript } from './language-script'

/** Runs the script with stand-ins for what a browser has, and gives the language on the root element. */
function run(search: string, getItem: () => string | null): string | undefined {
  const dataset: { language?: string } = {}
  const document = { documentElement: { dataset } }
  new Function('location', 'localStorage', 'document', languageScript)({ search }, { getItem }, document)
  return dataset.language
}

describe('languageScript', () => {
  it.each([
    ['?language=python', 'curl'],
    ['?language=cobol', 'curl'],
    ['', 'typescript'],
    ['', 'query'],
    ['', null],
  ])('follows the rule of readLanguage for "%s" and %s', (search, kept) => {
    expect(run(search, () => kept)).toBe(readLanguage(search, kept))
  })

  it('goes on when storage is blocked', () => {
    const block = () => {
      throw new Error('blocked')
    }
    expect(run('', block)).toBeUndefined()
    expect(run('?language=curl', block)).toBe('curl')
  })
})
