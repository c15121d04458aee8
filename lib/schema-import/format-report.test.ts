import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { confirmElements } from './confirm-elements'
import { formatReport } from './format-report'

const nothing = { changes: [], renames: [], pagesToAdd: [], pagesToRemove: [], problems: [] }

it('is empty when there is nothing to say', () => {
  expect(formatReport(nothing)).toBe('')
})

it('puts what breaks first, and counts', () => {
  expect(
    formatReport({
      changes: [
        { level: 'safe', type: 'TYPE_ADDED', path: 'Tilt', message: 'added' },
        { level: 'breaking', type: 'FIELD_REMOVED', path: 'A.b', message: 'removed' },
      ],
      renames: [{ from: 'A.b', to: 'A.c' }],
      pagesToAdd: ['Tilt', '@audit'],
      pagesToRemove: ['pages/a.mdx'],
      problems: [{ file: 'pages/b.mdx', line: 3, found: 'this', expected: 'that' }],
    }),
  ).toBe(`Breaking (1):
  A.b: removed

Safe (1):
  Tilt: added

Perhaps renamed (1):
  A.b → A.c

Pages to add (2):
  npm run new api-page Tilt
  npm run new api-page @audit

Pages to remove, with their entries in _meta.json and routes.txt (1):
  pages/a.mdx

Examples, sample data and texts that no longer hold (1):
  pages/b.mdx:3: found this, expected that.`)
})

it('confirms every element of what was handed over', () => {
  const { date, elements } = confirmElements(
    buildSchema('type Query { a(b: Int): Int }'),
    'new.graphql',
    '2025-03-04',
  )
  expect(date).toBe('2025-03-04')
  expect(Object.keys(elements)).toEqual(expect.arrayContaining(['Query.a', 'Query.a(b:)', 'Int', '@skip']))
  expect(new Set(Object.values(elements).map(({ status, source }) => `${status}: ${source}`))).toEqual(
    new Set(['confirmed: Imported from new.graphql on 2025-03-04.']),
  )
})
