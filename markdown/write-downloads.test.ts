import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { composeDownloadFiles } from '../lib/reference/downloads'
import { readSchema } from '../lib/schema/read-schema'
import { writeDownloads } from './write-downloads'

const text = '"Weights – in {kg}."\r\ntype Query {\n  weight: Float\n}\n\n'
const files = composeDownloadFiles(text, readSchema('schema/test.graphql', text))

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'downloads-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function pathOf(href: string): string {
  return join(root, 'public', href)
}

it('writes each file to its address, byte for byte', () => {
  writeDownloads(root, files)
  expect(files).toHaveLength(2)
  for (const { href, bytes, text: own } of files) {
    const written = readFileSync(pathOf(href))
    expect(written).toEqual(Buffer.from(own, 'utf8'))
    expect(written.length).toBe(bytes)
  }
})

it('writes a file anew when its text is another one', () => {
  writeDownloads(root, files)
  writeDownloads(
    root,
    files.map((file) => ({ ...file, text: 'changed' })),
  )
  for (const { href } of files) expect(readFileSync(pathOf(href), 'utf8')).toBe('changed')
})

it('leaves a file alone that is right already, so that nothing is built anew', () => {
  writeDownloads(root, files)
  const longAgo = new Date('2025-03-04T06:15:00Z')
  for (const { href } of files) utimesSync(pathOf(href), longAgo, longAgo)
  writeDownloads(root, files)
  for (const { href } of files) expect(statSync(pathOf(href)).mtime).toEqual(longAgo)
})
