import { describe, expect, it } from 'vitest'
import { markText } from './mark-text'

/** The text with what is marked in brackets. */
function show(text: string, ...words: string[]): string {
  return markText(text, words)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('')
}

describe('markText', () => {
  it.each([
    ['a word in any letter case', 'Site of the SITE', ['site'], '[Site] of the [SITE]'],
    ['the beginning of a word', 'container sites', ['site'], 'container [site]s'],
    ['a part of an identifier', 'containerSiteById', ['site'], 'container[Site]ById'],
    ['a part after an underscore', 'FILL_LEVEL', ['level'], 'FILL_[LEVEL]'],
    ['nothing inside of a word', 'a composite', ['site'], 'a composite'],
    ['the longest of several words', 'containers', ['container', 'containers'], '[containers]'],
    ['words that touch', 'containerSite', ['container', 'site'], '[container][Site]'],
    ['signs of patterns as they are', 'Release 2.0, not 210', ['2.0'], 'Release [2.0], not 210'],
    ['nothing for an empty word', 'site', [''], 'site'],
    ['nothing without words', 'site', [], 'site'],
  ])('marks %s', (_what, text, words, shown) => {
    expect(show(text, ...words)).toBe(shown)
  })

  it('marks what it can where other words are longer than any text', () => {
    expect(show('container site', 'site', 'a'.repeat(100_000), '['.repeat(20_000))).toBe('container [site]')
  })

  it('has no pieces for an empty text', () => {
    expect(markText('', ['site'])).toEqual([])
  })
})
