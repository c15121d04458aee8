import { expect, it } from 'vitest'
import { listNamedDocs } from './list-named-docs'

it('lists the pages that the bar names, also in menus', () => {
  expect(
    listNamedDocs([
      { type: 'doc', docId: 'a' },
      { label: 'Home', to: '/' },
      { type: 'search' },
      {
        label: 'More',
        items: [
          { type: 'doc', docId: 'b' },
          { type: 'html', value: '' },
        ],
      },
      { type: 'docsVersionDropdown', itemsAfter: [{ type: 'doc', docId: 'c' }] },
      { type: 'docsVersionDropdown' },
    ]),
  ).toEqual(['a', 'b', 'c'])
})
