import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import { listPagePassages } from '../prose/list-passages'
import { checkNamedVersions } from './check-named-versions'

const meta = {
  '/docs/binbar/release-notes/': { v60: { title: 'v60' }, v7: { title: 'v7' } },
  '/docs/client-application/release-notes/': { '2.0.0': { title: '2.0.0' }, '1.0.6': { title: '1.0.6' } },
}

function describeVersions(...lines: string[]): string[] {
  const page = parsePage('pages/docs/a.mdx', lines.join('\n'))
  return checkNamedVersions(listPagePassages(page), meta).map(formatProblem)
}

describe('checkNamedVersions', () => {
  it.each([
    'Since v60, and in 1.0.6 or [2.0.0](/docs/client-application/release-notes/2.0.0/).',
    'Python 3.9, 127.0.0.1, 1.2.3.4, IPv4 and 12.5 kg.',
    'See `v99`, /docs/binbar/release-notes/v99/ and https://example.com/v2/9.9.9.',
    'The part a-v99 or v99_2 or 9.9.9-1.',
  ])('lets "%s" pass', (text) => {
    expect(describeVersions(text)).toEqual([])
  })

  it('names a version of each product that does not exist, its line and the nearest', () => {
    expect(describeVersions('---', 'title: BinBar v61', '---', '', 'First v7.', 'Then 1.0.7.')).toEqual([
      'pages/docs/a.mdx:2: title: found the version "v61", which has no release note, expected a version that _meta.json lists. Did you mean "v60"?',
      'pages/docs/a.mdx:6: found the version "1.0.7", which has no release note, expected a version that _meta.json lists. Did you mean "1.0.6"?',
    ])
  })

  it('finds a version in front of signs', () => {
    expect(describeVersions('(v99), "v98": v97; 9.9.9.')).toHaveLength(4)
  })
})
