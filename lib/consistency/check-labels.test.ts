import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import { readJson } from '../problem/read-json'
import { checkLabels } from './check-labels'
import type { Label } from './labels-schema'

const pages = [
  parsePage('pages/docs/units.mdx', 'Choose **Units**, then **Pounds** or **Save**. **Units**'),
  parsePage('pages/docs/other.mdx', '**Not a label.**'),
]

const meta = {
  '/docs/client-application/release-notes/': { '1.0.6': { title: '1.0.6' }, '0.1.0': { title: '0.1.0' } },
}

const releases = ['1.0.6', '0.1.0'].map((version) => ({
  product: 'client-application',
  version,
  file: `pages/docs/client-application/release-notes/${version}.mdx`,
  line: 5,
  changes: [
    {
      kind: 'added' as const,
      text: 'Settings has the entry Units.',
      meaning: 'You choose.',
      pages: ['/docs/units/'],
    },
  ],
}))

const units: Label = { label: 'Units', kind: 'menu', page: '/docs/units/', since: '1.0.6' }

function describeLabels(...labels: Label[]): string[] {
  const source = readJson('content/labels.json', JSON.stringify(labels, null, 2))
  return checkLabels(labels, source, { pages, meta, releases }).map(formatProblem)
}

describe('checkLabels', () => {
  it('lets a label pass that its page shows and its note names', () => {
    expect(describeLabels(units)).toEqual([])
  })

  it('lets a label pass that is a part of one that its note names', () => {
    expect(describeLabels(units, { ...units, label: 'Pounds', kind: 'value', within: 'Units' })).toEqual([])
  })

  it('asks the note of the first release for nothing', () => {
    expect(describeLabels({ ...units, label: 'Save', kind: 'button', since: '0.1.0' })).toEqual([])
  })

  it('lets one label stand on things of different kinds, and in different places', () => {
    expect(describeLabels(units, { ...units, kind: 'page' }, { ...units, within: 'Units' })).toEqual([])
  })

  it('names a label that is there twice', () => {
    expect(describeLabels(units, units)).toEqual([
      'content/labels.json:9: Units > label: found the menu "Units" a second time, expected each label of a kind once.',
    ])
  })

  it('names a page that does not exist, and the nearest', () => {
    expect(describeLabels({ ...units, page: '/docs/unit/' })).toEqual([
      'content/labels.json:5: Units > page: found "/docs/unit/", which no page answers, expected the address of a page that exists. Did you mean "/docs/units/"?',
    ])
  })

  it('names a page that does not show the label', () => {
    expect(describeLabels({ ...units, page: '/docs/other/' })).toEqual([
      'content/labels.json:5: Units > page: found "/docs/other/", where **Units** does not stand, expected the address of the page that explains the label.',
    ])
  })

  it('names a release that does not exist, and the nearest', () => {
    expect(describeLabels({ ...units, since: '1.0.7' })).toEqual([
      'content/labels.json:6: Units > since: found "1.0.7", which is no release of the client application, expected a version that _meta.json lists. Did you mean "1.0.6"?',
    ])
  })

  it('names a label that the note of its release does not name', () => {
    expect(describeLabels({ ...units, label: 'Pounds' })).toEqual([
      'content/labels.json:6: Pounds > since: found "1.0.6", whose note names neither "Pounds" nor what it is a part of, expected a change in pages/docs/client-application/release-notes/1.0.6.mdx that names it letter for letter, or "within" with a label that is named there.',
    ])
  })

  it('names a whole that is no label, and the nearest', () => {
    expect(describeLabels(units, { ...units, label: 'Save', since: '0.1.0', within: 'Unit' })).toEqual([
      'content/labels.json:13: Save > within: found "Unit", which is no label, expected a label of this file. Did you mean "Units"?',
    ])
  })
})
