import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listMissingPrograms } from './list-missing-programs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'))
  writeFileSync(join(folder, 'curl'), '')
  writeFileSync(join(folder, 'notes'), '')
  chmodSync(join(folder, 'curl'), 0o755)
  chmodSync(join(folder, 'notes'), 0o644)
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('finds programs in any folder of the path', () => {
  expect(listMissingPrograms(['curl'], `/no/such/folder:${folder}`)).toEqual([])
})

it('names what is not there, and files that cannot be run', () => {
  expect(listMissingPrograms(['curl', 'jq', 'notes'], folder)).toEqual(['jq', 'notes'])
})

it('finds nothing in an empty path', () => {
  expect(listMissingPrograms(['curl'], '')).toEqual(['curl'])
})
