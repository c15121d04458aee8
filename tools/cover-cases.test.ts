import { describe, expect, it } from 'vitest'
import { coverCases, type FrameCase, isWholeRun } from './cover-cases'

const skip: FrameCase = { id: 'SKIP-01', area: 'skip link', summary: 'The first Tab reaches the skip link.' }
const lost: FrameCase = { id: '404-01', area: 'not found', summary: 'Lost.', leftOut: 'tested elsewhere' }

describe('coverCases', () => {
  it('finds the case of a test by the start of its title', () => {
    const titles = ['SKIP-01 the first Tab', 'SKIP-01 the first Tab, again', 'a title without a case']
    expect(coverCases([skip, lost], titles)).toEqual({ covered: [skip], leftOut: [lost], problems: [] })
  })

  it('names a case that has neither a test nor a reason', () => {
    expect(coverCases([skip], ['SKIP-011 other', 'about SKIP-01']).problems[0]).toBe(
      'SKIP-01: found neither a test nor a reason to leave it out. The first Tab reaches the skip link.',
    )
  })

  it('names a test for a case that is left out, and one for a case that does not exist', () => {
    expect(coverCases([lost], ['404-01 lost', 'SKIP-99 new', 'SKIP-99 again']).problems).toEqual([
      '404-01: found a test for a case that is left out; take "leftOut" away.',
      'SKIP-99: found a test for a case that no list has.',
    ])
  })
})

describe('isWholeRun', () => {
  it('is true where the arguments choose no tests', () => {
    expect(isWholeRun([])).toBe(true)
    expect(isWholeRun(['--project=frame', '--workers=1'])).toBe(true)
  })

  it('is false for a file, a part of a title, a part of the tests', () => {
    for (const args of [['tests/frame/skip-link.spec.ts'], ['--grep=SKIP'], ['-g', 'SKIP'], ['--shard=1/2']])
      expect(isWholeRun(args)).toBe(false)
  })
})
