import { describe, expect, it } from 'vitest'
import { type Finding, mergeFindings } from './merge-findings'

function find(route: string, changes: Partial<Finding['problem']> = {}, topic = '/gone/'): Finding {
  return {
    problem: { file: '_meta.json', line: 3, subject: 'link "Gone"', found: 'a', expected: 'b', ...changes },
    route,
    topic,
    hasSource: changes.file !== `out${route}index.html`,
  }
}

/** Each problem as its place and subject. */
function merge(findings: Finding[]): string[] {
  return mergeFindings(findings).map(({ file, subject }) => `${file}: ${subject}`)
}

describe('mergeFindings', () => {
  it('leaves a fault of one page as it is', () => {
    expect(mergeFindings([find('/a/')])).toEqual([find('/a/').problem])
  })

  it('says on how many pages a fault with one source is', () => {
    const findings = [find('/a/'), find('/b/', { subject: 'link "Gone too"' }), find('/c/')]
    expect(merge(findings)).toEqual(['_meta.json: link "Gone" on 3 pages'])
  })

  it('counts a page once', () => {
    expect(merge([find('/a/'), find('/a/')])).toEqual(['_meta.json: link "Gone"'])
  })

  it.each([
    ['line', find('/b/', { line: 4 })],
    ['file', find('/b/', { file: 'site.config.ts' })],
    ['address', find('/b/', {}, '/lost/')],
    ['fault', find('/b/', { expected: 'c' })],
  ])('keeps faults apart that differ in the %s', (_name, other) => {
    expect(mergeFindings([find('/a/'), other])).toEqual([find('/a/').problem, other.problem])
  })

  it('merges by the element when no source is known', () => {
    const inExport = (route: string, changes = {}) =>
      find(route, { file: `out${route}index.html`, line: undefined, ...changes })
    const findings = [
      inExport('/a/', { found: 'on /a/' }),
      inExport('/b/', { found: 'on /b/' }),
      inExport('/c/', { subject: 'link "Gone too"' }),
    ]
    expect(merge(findings)).toEqual([
      'out/a/index.html: link "Gone" on 2 pages',
      'out/c/index.html: link "Gone too"',
    ])
  })
})
