import { describe, expect, it } from 'vitest'
import { readQuery } from './read-query'

describe('readQuery', () => {
  it('keeps apart what is asked for and what was written', () => {
    expect(readQuery('How do I change the Battery?')).toEqual({
      words: ['change', 'battery'],
      written: ['how', 'do', 'i', 'change', 'the', 'battery'],
      joined: 'howdoichangethebattery',
      isOneWord: false,
      namesElement: false,
      asksForApi: false,
    })
  })

  it('knows a query about programs', () => {
    expect(readQuery('weight with the API')).toMatchObject({ words: ['weight'], asksForApi: true })
    expect(readQuery('API').words).toEqual(['api'])
  })

  it.each(['containerSiteById', 'fill_level', '@deprecated'])(
    'knows %s for an element of the API',
    (text) => {
      expect(readQuery(text).namesElement).toBe(true)
    },
  )

  it.each(['BinBar', 'container site', 'someone@ home'])('does not know %s for one', (text) => {
    expect(readQuery(text).namesElement).toBe(false)
  })

  it('takes the letter of a version and its number together', () => {
    expect(readQuery('V 45').words).toEqual(['v45'])
  })

  it('reads a pasted text as far as twelve words, and a long word as far as 400 letters', () => {
    expect(readQuery('word '.repeat(1000)).written).toHaveLength(12)
    expect(readQuery('a'.repeat(5000)).words).toEqual(['a'.repeat(400)])
  })

  it.each(['', '   ', '>  ', '🔋'])('finds no word in "%s"', (text) => {
    expect(readQuery(text).words).toEqual([])
  })
})
