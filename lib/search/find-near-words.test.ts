import { describe, expect, it } from 'vitest'
import { findNearWords } from './find-near-words'

const words = ['bar', 'battery', 'better', 'container', 'pattern', 'weight', 'weights']

function findNear(word: string, isUnfinished = false): string[] {
  return findNearWords(word, words, isUnfinished).map((near) => near.word)
}

describe('findNearWords', () => {
  it.each([
    ['swapped letters', 'battrey', ['battery']],
    ['a missing letter', 'batery', ['battery']],
    ['a doubled letter', 'batttery', ['battery']],
    ['a wrong letter', 'bsttery', ['battery']],
    ['two wrong letters in a long word', 'conteiber', ['container']],
    ['a wrong first letter', 'vattery', ['battery']],
  ])('finds a word with %s', (_mistake, word, near) => {
    expect(findNear(word)).toEqual(near)
  })

  it('finds the words with the fewest wrong letters only', () => {
    expect(findNearWords('weihgt', words, false)).toEqual([{ word: 'weight', distance: 1 }])
  })

  it('finds a very long word with three wrong letters, and not a shorter one', () => {
    expect(findNearWords('autentification', ['authentication'], false)).toHaveLength(1)
    expect(findNearWords('comtsinre', ['container'], false)).toEqual([])
  })

  it('keeps a word that goes on beside one with as many wrong letters that ends', () => {
    expect(findNearWords('servc', ['serve', 'service'], true)).toEqual([
      { word: 'serve', distance: 1 },
      { word: 'service', distance: 1.6 },
    ])
  })

  it('takes a wrong first letter for the rarer slip', () => {
    expect(findNearWords('lettern', ['pattern', 'letters'], false)).toEqual([
      { word: 'letters', distance: 1 },
    ])
  })

  it('goes on from a mistyped beginning while the word is typed', () => {
    expect(findNear('conatin', true)).toEqual(['container'])
    expect(findNear('conatin')).toEqual([])
  })

  it.each([
    ['swapped letters', 'ocnta'],
    ['a missing letter', 'cotai'],
    ['a doubled letter', 'conntai'],
    ['a wrong letter', 'comta'],
  ])('goes on from a beginning with %s', (_mistake, beginning) => {
    expect(findNear(beginning, true)).toEqual(['container'])
    expect(findNear(beginning)).toEqual([])
  })

  it.each([
    ['two wrong letters', 'comtsi'],
    ['two letters too many', 'connttai'],
    ['two missing letters', 'cnaine'],
  ])('goes on from a longer beginning with %s', (_mistake, beginning) => {
    expect(findNear(beginning, true)).toEqual(['container'])
    expect(findNear(beginning)).toEqual([])
  })

  it.each(['bat', 'bsr', 'wxyzht', 'b'.repeat(41), ''])('finds nothing near "%s"', (word) => {
    expect(findNear(word, true)).toEqual([])
  })
})
