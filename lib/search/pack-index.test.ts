import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settings } from '../problem/property.fixture'
import type { IndexFile } from './index-file'
import { packIndex, unpackIndex } from './pack-index'

const index: IndexFile = {
  guide: 'api',
  pages: [
    { route: '/docs/api/objects/user/', title: 'User', trail: ['API', 'Objects'] },
    { route: '/docs/api/objects/account/', title: 'Account', trail: ['API', 'Objects'] },
  ],
  sections: [
    [0, '', ''],
    [0, 'Used by', 'used-by'],
    [0, 'email', 'field-email'],
    [1, '', ''],
    [1, 'If it didn’t work', 'help'],
  ],
  words: ['account', 'email'],
  places: [[15], [11, 5]],
}

describe('packIndex', () => {
  it('leaves away what can be worked out', () => {
    expect(packIndex(index)).toEqual({
      guide: 'api',
      pages: index.pages,
      sections: [
        [0, ''],
        [0, 'Used by'],
        [0, 'email', 'field-*'],
        [1, ''],
        [0, 'If it didn’t work', 'help'],
      ],
      words: 'account email',
      places: '15\n11 5',
    })
  })

  it('loses nothing', () => {
    expect(unpackIndex(packIndex(index))).toEqual(index)
    expect(unpackIndex(packIndex({ ...index, words: [], places: [], sections: [] }))).toEqual({
      ...index,
      words: [],
      places: [],
      sections: [],
    })
  })

  it('keeps every heading with every id', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('*', 'a*b', '$&', 'Used by', 'used-by'),
    )
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.nat(9),
            text,
            text.filter((id) => !id.includes('*')),
          ),
        ),
        (sections) => {
          sections.sort(([one], [other]) => one - other)
          expect(unpackIndex(packIndex({ ...index, sections })).sections).toEqual(sections)
        },
      ),
      settings,
    )
  })
})
