import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../lib/pages/list-files'
import type { Problem } from '../lib/problem/problem'

/**
 * Compares two folders byte for byte.
 *
 * @returns one problem for each file that differs or that one of them lacks
 */
export function compareFolders(one: string, other: string): Problem[] {
  const files = listFiles(one, '')
  const others = new Set(listFiles(other, ''))
  if (files.length === 0) return [{ file: one, found: 'no file', expected: 'an export' }]
  const problems = files.flatMap((file): Problem[] => {
    if (!others.delete(file)) return [describeMissing(join(one, file), other)]
    const isSame = readFileSync(join(one, file)).equals(readFileSync(join(other, file)))
    return isSame
      ? []
      : [{ file: join(one, file), found: 'other bytes', expected: `those of ${join(other, file)}` }]
  })
  return [...problems, ...[...others].map((file) => describeMissing(join(other, file), one))]
}

function describeMissing(file: string, other: string): Problem {
  return { file, found: `no such file in ${other}`, expected: 'the same files in both' }
}
