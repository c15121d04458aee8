import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stampFile, stampFiles } from './stamp-files'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-files-'))
  writeFileSync(join(root, 'a.mdx'), 'A')
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

/** Makes the next stamp, and says whether it is another one. */
function createWatch(files: readonly string[]) {
  let last = stampFiles(root, files)
  return () => {
    const before = last
    last = stampFiles(root, files)
    return last !== before
  }
}

describe('stampFiles', () => {
  it('stays while nothing changes, and changes with the text, the time, and the existence of a file', () => {
    const hasChanged = createWatch(['a.mdx', 'b.mdx'])
    expect(hasChanged()).toBe(false)
    writeFileSync(join(root, 'a.mdx'), 'Another')
    expect(hasChanged()).toBe(true)
    utimesSync(join(root, 'a.mdx'), 1, 1)
    expect(hasChanged()).toBe(true)
    writeFileSync(join(root, 'b.mdx'), 'B')
    expect(hasChanged()).toBe(true)
    rmSync(join(root, 'a.mdx'))
    expect(hasChanged()).toBe(true)
    expect(hasChanged()).toBe(false)
  })

  it('changes when a file has another name', () => {
    utimesSync(join(root, 'a.mdx'), 1, 1)
    const before = stampFiles(root, ['a.mdx'])
    writeFileSync(join(root, 'b.mdx'), 'A')
    utimesSync(join(root, 'b.mdx'), 1, 1)
    expect(stampFiles(root, ['b.mdx'])).not.toBe(before)
  })
})

describe('stampFile', () => {
  it('has nothing to say of a file that is not there', () => {
    expect(stampFile(join(root, 'a.mdx'))).toMatch(/^[\d.]+ 1$/)
    expect(stampFile(join(root, 'b.mdx'))).toBeUndefined()
  })
})
