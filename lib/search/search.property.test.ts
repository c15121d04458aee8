import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fewRuns, oddText, settings } from '../problem/property.fixture'
import { listWords } from './list-words'
import { markText } from './mark-text'
import { readAddressWords } from './read-address-words'
import { ask, smallIndex } from './search.fixture'
import { searchGuides } from './search-guides'

const routes = smallIndex.pages.map(({ route }) => route)

const word = fc.oneof(fc.constantFrom(...smallIndex.spellings), oddText)

/** What readers type: words of the site, whole or not, and anything else. */
const query = fc.oneof(
  oddText,
  fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
  fc.tuple(word, fc.nat(12)).map(([text, length]) => text.slice(0, length)),
)

/** An answer holds pages of the index, each once, with sections of that page. */
function expectRight({ pages, words, suggestion }: ReturnType<typeof ask>): void {
  const found = pages.map(({ route }) => route)
  expect(new Set(found).size).toBe(found.length)
  for (const { route, sections } of pages) {
    expect(routes).toContain(route)
    const ofPage = smallIndex.sections.filter(({ page }) => routes[page] === route).map(({ id }) => id)
    for (const { id } of sections) expect(ofPage).toContain(id)
  }
  for (const marked of words) expect(smallIndex.words).toContain(marked)
  if (pages.length > 0) expect(suggestion).toBeUndefined()
}

describe('search', () => {
  it('answers any text with pages of the index, and twice the same', () => {
    fc.assert(
      fc.property(query, (text) => {
        const answer = ask(text)
        expectRight(answer)
        expect(ask(text)).toEqual(answer)
      }),
      settings,
    )
  })

  it('answers for a guide with its pages of the whole answer, in their order', () => {
    fc.assert(
      fc.property(query, fc.constantFrom(...searchGuides.map(({ id }) => id)), (text, guide) => {
        const all = ask(text).pages
        const ofGuide = ask(text, guide).pages
        const isOfGuide = ({ route }: { route: string }) =>
          smallIndex.pages.some((page) => page.route === route && page.guide === guide)
        expect(ofGuide.filter(isOfGuide)).toEqual(ofGuide)
        expect(ofGuide.slice(0, all.filter(isOfGuide).length)).toEqual(all.filter(isOfGuide))
      }),
      fewRuns,
    )
  })

  it.each([
    ['5,000 letters', 'a'.repeat(5000)],
    ['5,000 letters of words', 'battery '.repeat(625)],
    ['5,000 blanks', ' '.repeat(5000)],
    ['blanks and a sign', '>  '],
    ['emoji', '🔋🗑️'],
    ['text from right to left', 'بطارية الحاوية'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['the end of a script', '</script><!--'],
    ['a broken pattern', '\\d+(?:['],
  ])('answers %s', (_what, text) => {
    expectRight(ask(text))
  })

  it.each(['constructor', '__proto__', 'hasOwnProperty'])(
    'finds nothing for %s, which no page names',
    (text) => {
      expect(ask(text)).toEqual({ pages: [], words: [] })
    },
  )
})

describe('search while a mistyped word is typed', () => {
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
  const mistakes: readonly ((before: string, rest: string, wrong: string) => string)[] = [
    (before, rest) => before + rest.slice(1),
    (before, rest) => before + rest.charAt(0) + rest,
    (before, rest) => before + rest.charAt(1) + rest.charAt(0) + rest.slice(2),
    (before, rest, wrong) => before + wrong + rest.slice(1),
  ]

  /** The words of the site of so many letters or more, with one mistake after so many right letters. */
  function composeMistyped(leastLetters: number, rightLetters: number): fc.Arbitrary<string> {
    const words = smallIndex.words.filter((text) => text.length >= leastLetters && !/\d/.test(text))
    return fc
      .tuple(fc.constantFrom(...words), fc.nat(30), fc.constantFrom(...mistakes), letter)
      .map(([text, number, mistake, wrong]) => {
        const place = rightLetters + (number % (text.length - rightLetters))
        return mistake(text.slice(0, place), text.slice(place), wrong)
      })
  }

  /** Whether there are results for each beginning of so many letters or more. */
  function expectResults(text: string, leastLetters: number): void {
    for (let length = leastLetters; length <= text.length; length++) {
      const beginning = text.slice(0, length)
      expect(ask(beginning).pages, beginning).not.toEqual([])
    }
  }

  it('always has results from two letters on, if these are right', () => {
    fc.assert(
      fc.property(composeMistyped(3, 2), (text) => expectResults(text, 2)),
      settings,
    )
  })

  // Three letters with a wrong one are near to too many words, so what one or two letters have found goes for a moment.
  it('always has results from four letters on, wherever the mistake is', () => {
    fc.assert(
      fc.property(composeMistyped(4, 0), (text) => expectResults(text, 4)),
      settings,
    )
  })
})

describe('readAddressWords', () => {
  it('gives words of the address, or nothing', () => {
    fc.assert(
      fc.property(oddText, oddText, (folder, name) => {
        const words = readAddressWords(`/${folder}/${name}`)
        expect(words).not.toMatch(/[/\s]{2}|^\s|\s$/)
        for (const one of words.split(' ').filter(Boolean)) expect(listWords(one)).not.toEqual([])
        expect(readAddressWords(`/${folder}/${name}/`)).toBe(words)
      }),
      settings,
    )
  })
})

describe('markText', () => {
  it('cuts a text into pieces that are the text together', () => {
    fc.assert(
      fc.property(query, fc.array(word, { maxLength: 5 }), (text, words) => {
        const pieces = markText(text, words)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        for (const piece of pieces) expect(piece.text).not.toBe('')
      }),
      settings,
    )
  })
})
