import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import { checkBoldLabels } from './check-bold-labels'
import type { Label } from './labels-schema'

const labels: Label[] = [
  { label: 'Container sites', kind: 'page', page: '/docs/a/', since: '0.1.0' },
  { label: 'Forgot your password?', kind: 'link', page: '/docs/a/', since: '0.1.0' },
]

function describeLabels(file: string, ...lines: string[]): string[] {
  return checkBoldLabels([parsePage(file, lines.join('\n'))], labels).map(formatProblem)
}

describe('checkBoldLabels', () => {
  it('lets labels pass, and sentences in bold', () => {
    const lines = [
      '**A container can kill.** Stop!',
      '',
      'Open **Container sites** or **Forgot your password?**',
    ]
    expect(describeLabels('pages/docs/binbar/fit.mdx', ...lines)).toEqual([])
  })

  it.each([
    'pages/docs/binbar/fit.mdx',
    'pages/docs/client-application/setup.mdx',
    'pages/docs/client-application/pages/list.mdx',
  ])('names a bold text that is no label in %s, its line and the nearest', (file) => {
    expect(describeLabels(file, '1. Log in.', '2. Open **Container Sites**. [#open]')).toEqual([
      `${file}:2: **Container Sites**: found a bold text that is no label of the client application, expected a label of content/labels.json, letter for letter. Did you mean "Container sites"?`,
    ])
  })

  it.each([
    'pages/docs/client-application/release-notes/2.0.0.mdx',
    'pages/docs/binbar/release-notes/v60.mdx',
    'pages/docs/api/examples/a.mdx',
  ])('leaves %s alone', (file) => {
    expect(describeLabels(file, '**Old label**')).toEqual([])
  })
})
