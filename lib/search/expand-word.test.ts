import { describe, expect, it } from 'vitest'
import { expandWord } from './expand-word'
import { composePage, indexPages } from './search.fixture'

const index = indexPages(
  [
    composePage('/', {
      title: 'Bar',
      text: 'Barrel, container, containers, installing, light, battery. See containerSiteById.',
    }),
  ],
  [{ term: 'light', plainWords: ['lamp'] }],
)

/** The words that a word stands for, the surest first. */
function expand(word: string, isLast = true): string[] {
  return [...expandWord(word, isLast, index)]
    .sort(([, one], [, other]) => other - one)
    .map(([found]) => found)
}

describe('expandWord', () => {
  it('puts the word itself before other forms, and those before longer words', () => {
    expect(expand('container')).toEqual(['container', 'containers', 'containersitebyid'])
    expect(expand('containers')[0]).toBe('containers')
  })

  it('finds what goes on after a word only while it is typed', () => {
    expect(expand('bar')).toEqual(['bar', 'barrel'])
    expect(expand('bar', false)).toEqual(['bar'])
  })

  it('finds what goes on after a word before others if that is all there is', () => {
    expect(expand('batt', false)).toEqual(['battery'])
  })

  it('finds the other forms of what a word is the beginning of', () => {
    const forms = indexPages([composePage('/', { title: 'Install', text: 'The installation of a bar.' })])
    expect([...expandWord('installat', true, forms).keys()]).toEqual(['installation', 'install'])
  })

  it.each([
    ['its vowels', 'btry', ['battery']],
    ['its vowels, and goes on', 'cntn', ['containers', 'container', 'containersitebyid']],
    ['more than its vowels', 'btr-', []],
  ])('finds a word that lacks %s', (_what, word, found) => {
    expect(expand(word).toSorted()).toEqual(found.toSorted())
  })

  it.each([
    ['another form', 'installation', ['installing']],
    ['a synonym', 'lamp', ['light']],
    ['another form of a synonym', 'lamps', ['light']],
    ['a mistyped word', 'battrey', ['battery']],
    ['a mistyped synonym', 'lmap', ['light']],
    ['a run of beginnings', 'contsite', ['containersitebyid']],
    ['a run of short forms', 'cntrsite', ['containersitebyid']],
    ['a run from the middle of an identifier', 'sitebyid', ['containersitebyid']],
    ['nothing that it knows', 'xylophone', []],
  ])('finds %s', (_what, word, found) => {
    expect(expand(word)).toEqual(found)
  })

  it('keeps what the known half of a word begins while it is typed', () => {
    expect(expand('insxyz')).toEqual(['installing'])
    expect(expand('insxyz', false)).toEqual([])
    expect(expand('insxyzx')).toEqual([])
  })

  it('is less sure of such a word than of any other', () => {
    const [known = 0] = expandWord('insxyz', true, index).values()
    for (const word of ['installing', 'installation', 'instal', 'isntalling'])
      expect(expandWord(word, true, index).get('installing')).toBeGreaterThan(known)
  })

  it('takes a version without a note for the release notes', () => {
    const notes = indexPages([composePage('/', { title: 'Release notes', text: 'Version v45.' })])
    for (const version of ['v99', '99', '3.7.1'])
      expect([...expandWord(version, true, notes).keys()]).toEqual(['release', 'notes'])
    expect([...expandWord('v45', true, notes).keys()]).toEqual(['v45'])
    expect(expandWord('x99', true, notes).size).toBe(0)
  })

  it('never puts mistyped words beside what fits as it is', () => {
    expect(expand('barre')).toEqual(['barrel'])
  })

  it('looks at the words of most places when a letter begins too many', () => {
    const many = Array.from({ length: 120 }, (_, number) => `word${number}x`).join(' ')
    const pages = [
      composePage('/a/', { title: 'A', text: many }),
      composePage('/b/', { title: 'B', text: 'word99x' }),
    ]
    const found = expandWord('w', true, indexPages(pages))
    expect(found.size).toBe(80)
    expect(found.has('word99x')).toBe(true)
  })
})
