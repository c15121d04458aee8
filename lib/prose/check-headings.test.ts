import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import { checkHeadings } from './check-headings'

function describeHeadings(...headings: string[]): string[] {
  return checkHeadings(parsePage('pages/docs/a.mdx', headings.join('\n\n'))).map(formatProblem)
}

describe('checkHeadings', () => {
  it('lets headings pass that go down level by level and up in one step', () => {
    expect(describeHeadings('## Steps', '### First', '#### Detail', '## Check', '### Last [#end]')).toEqual(
      [],
    )
  })

  it('names a heading of level 1', () => {
    expect(describeHeadings('# Reset', '## Steps')).toEqual([
      'pages/docs/a.mdx:1: heading "Reset": found a heading of level 1, expected level 2 or deeper, since the title is the only one of level 1.',
    ])
  })

  it('names a skipped level, also at the start', () => {
    expect(describeHeadings('### First', '## Steps', '#### Detail')).toEqual([
      'pages/docs/a.mdx:1: heading "First": found level 3 after level 1, expected level 2 at most.',
      'pages/docs/a.mdx:5: heading "Detail": found level 4 after level 2, expected level 3 at most.',
    ])
  })

  it('names a heading that is there twice, whatever its id', () => {
    expect(describeHeadings('## Steps', '### `Edit`', '## Check', '### Edit [#edit-again]')).toEqual([
      'pages/docs/a.mdx:7: heading "Edit": found the same heading a second time, expected each heading once; it stands in line 3 already.',
    ])
  })
})
