import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { formatProblem } from '../lib/problem/problem'
import { compareFolders } from './compare-folders'

const made: string[] = []

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

function makeFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'))
  made.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

it('finds nothing in two folders that are the same', () => {
  const files = { 'index.html': '<p>Help</p>', 'docs/index.html': '' }
  expect(compareFolders(makeFolder(files), makeFolder(files))).toEqual([])
})

it('names files that differ, and files that one of both lacks', () => {
  const one = makeFolder({ 'a.html': '1', 'docs/b.html': '1', 'c.html': '1' })
  const other = makeFolder({ 'a.html': '2', 'c.html': '1', 'docs/d.html': '1' })
  expect(compareFolders(one, other).map(formatProblem)).toEqual([
    `${one}/a.html: found other bytes, expected those of ${other}/a.html.`,
    `${one}/docs/b.html: found no such file in ${other}, expected the same files in both.`,
    `${other}/docs/d.html: found no such file in ${one}, expected the same files in both.`,
  ])
})

it('takes folders without files for no exports', () => {
  const one = makeFolder({})
  expect(compareFolders(one, makeFolder({})).map(formatProblem)).toEqual([
    `${one}: found no file, expected an export.`,
  ])
})
