import { expect, it } from 'vitest'
import { formatReport } from './format-report'

const nothing = { changes: [], renames: [], pagesToAdd: [], pagesToRemove: [], problems: [], written: [] }

it('is empty when there is nothing to say', () => {
  expect(formatReport(nothing)).toBe('')
})

it('puts what breaks first, and counts', () => {
  expect(
    formatReport({
      changes: [
        { level: 'safe', type: 'TYPE_ADDED', path: 'Tilt', message: 'added' },
        { level: 'safe', type: 'SCHEMA_DESCRIPTION_CHANGED', path: '', message: 'The description changed' },
        { level: 'breaking', type: 'FIELD_REMOVED', path: 'A.b', message: 'removed' },
      ],
      renames: [{ from: 'A.b', to: 'A.c' }],
      pagesToAdd: ['Tilt', '@audit'],
      pagesToRemove: ['pages/a.mdx'],
      problems: [{ file: 'pages/b.mdx', line: 3, found: 'this', expected: 'that' }],
      written: ['schema/binbar.graphql', 'schema/provenance.json'],
    }),
  ).toBe(`Breaking (1):
  A.b: removed

Safe (2):
  Tilt: added
  The description changed

Perhaps renamed (1):
  A.b → A.c

Pages to add (2):
  npm run new api-page Tilt
  npm run new api-page @audit

Pages to remove, with their entries in _meta.json and routes.txt (1):
  pages/a.mdx

Examples, sample data and texts that no longer hold (1):
  pages/b.mdx:3: found this, expected that.

Wrote schema/binbar.graphql
Wrote schema/provenance.json`)
})
