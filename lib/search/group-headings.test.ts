import { describe, expect, it } from 'vitest'
import { groupHeadings } from './group-headings'

describe('groupHeadings', () => {
  it('puts sections with the same heading together, and headings with the same letters beside each other', () => {
    const sections = ['', 'No site', 'fillLevel', 'No site', 'no site'].map((heading) => ({ heading }))
    expect([...groupHeadings(sections)]).toEqual([
      [
        'nosite',
        [
          { words: ['site'], sections: [1, 3] },
          { words: ['site'], sections: [4] },
        ],
      ],
      ['filllevel', [{ words: ['fill', 'level'], sections: [2] }]],
    ])
  })
})
