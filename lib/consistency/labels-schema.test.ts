import { describe, expect, it } from 'vitest'
import { checkWithSchema } from '../problem/check-with-schema'
import { formatProblem } from '../problem/problem'
import { readJson } from '../problem/read-json'
import { labelsSchema } from './labels-schema'

const save = { label: 'Save', kind: 'button', page: '/docs/a/', since: '0.1.0' }

function describeLabels(...labels: unknown[]): string[] {
  const source = readJson('content/labels.json', JSON.stringify(labels, null, 2))
  return checkWithSchema(labelsSchema, source).problems.map(formatProblem)
}

describe('labelsSchema', () => {
  it('lets right labels pass', () => {
    expect(describeLabels(save, { ...save, label: 'Name', kind: 'field', within: 'Edit' })).toEqual([])
  })

  it.each([
    [
      { ...save, kind: 'buton' },
      'content/labels.json:4: 0 > kind: found "buton", expected one of "page", "menu", "area", "field", "column", "button", "filter", "message", "value", "link". Did you mean "button"?',
    ],
    [
      { ...save, since: 'v60' },
      'content/labels.json:6: 0 > since: found "v60", expected a version of the client application such as "1.0.6".',
    ],
    [
      { ...save, page: '/docs/a/#b' },
      'content/labels.json:5: 0 > page: found "/docs/a/#b", expected a route that starts and ends with a slash, without query and hash.',
    ],
    [
      { ...save, status: 'draft' },
      'content/labels.json:7: 0 > status: found the unknown key "status", expected only "label", "kind", "page", "since", "within".',
    ],
  ])('names the mistake in %j', (label, sentence) => {
    expect(describeLabels(label)).toEqual([sentence])
  })
})
