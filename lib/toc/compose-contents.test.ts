import { describe, expect, it } from 'vitest'
import { type ContentsItem, composeContents, listContentsIds } from './compose-contents'

/** Headings whose id is their text, of the levels that a text such as `2a 3b` names. */
function headings(text: string) {
  return text.split(' ').map((word) => ({
    depth: Number(word[0]),
    id: word.slice(1),
    value: word.slice(1).toUpperCase(),
  }))
}

/** A tree as text, such as `a(b c) d`. */
function format(contents: readonly ContentsItem<string>[]): string {
  return contents
    .map(({ id, children }) => (children.length > 0 ? `${id}(${format(children)})` : id))
    .join(' ')
}

describe('composeContents', () => {
  it.each([
    ['puts level 3 below level 2', '2a 3b 3c 2d', {}, 'a(b c) d'],
    ['leaves level 4 out', '2a 3b 4c 3d 4e', {}, 'a(b d)'],
    ['keeps a level 3 that comes before each level 2', '3a 2b 3c', {}, 'a b(c)'],
    ['goes deeper when told', '2a 3b 4c 5d', { tocMaxHeadingLevel: 4 }, 'a(b(c))'],
    ['lifts what stands below a level that is left out', '2a 3b 4c 2d 3e', { tocMinHeadingLevel: 3 }, 'b e'],
    ['puts a skipped level below its heading', '2a 4b 3c', { tocMaxHeadingLevel: 4 }, 'a(b c)'],
    ['holds one level alone', '2a 3b 2c', { tocMaxHeadingLevel: 2 }, 'a c'],
    ['is empty when no heading is of its levels', '4a 5b', {}, ''],
    ['is empty when hidden', '2a 3b', { hideTableOfContents: true }, ''],
  ])('%s', (_name, text, settings, tree) => {
    expect(format(composeContents(headings(text), settings))).toBe(tree)
  })

  it('builds the tree before it takes levels out', () => {
    const settings = { tocMinHeadingLevel: 3, tocMaxHeadingLevel: 4 }
    expect(format(composeContents(headings('3a 4b 2c 4d 3e 4f'), settings))).toBe('a(b) d e(f)')
  })

  it('keeps what each heading shows', () => {
    expect(composeContents(headings('2a'), {})).toEqual([{ id: 'a', value: 'A', children: [] }])
  })
})

describe('listContentsIds', () => {
  it('gives the ids in the order of the page', () => {
    expect(listContentsIds(composeContents(headings('2a 3b 3c 2d'), {}))).toEqual(['a', 'b', 'c', 'd'])
  })
})
