import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readExportCode } from './read-export-code'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-code-'))
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, '404.html'), '<script>one()</script>')
  writeFileSync(join(folder, 'docs/index.html'), '<p onclick="go()">')
  writeFileSync(join(folder, 'docs/script.js'), '<script>two()</script>')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('reads every HTML file, and no other', () => {
  expect(readExportCode(folder)).toEqual([
    { file: `${folder}/404.html`, scripts: ['one()'], attributes: [] },
    { file: `${folder}/docs/index.html`, scripts: [], attributes: ['<p onclick="go()">'] },
  ])
})
