import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composeBuildId } from './compose-build-id'

let root = ''

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-id-'))
  write('pages/index.mdx', 'Home')
  write('site.config.ts', 'export {}')
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

describe('composeBuildId', () => {
  it('is the same for the same input', () => {
    expect(composeBuildId(root, [''])).toBe(composeBuildId(root, ['']))
  })

  it('can stand in an address that no blocker of advertisements minds', () => {
    const ids = Array.from({ length: 50 }, (_, number) => composeBuildId(root, [String(number)]))
    for (const id of ids) expect(id).toMatch(/^[0-9b-g]{20}$/)
  })

  it.each([
    ['a page', 'pages/index.mdx'],
    ['a new page', 'pages/docs/intro.mdx'],
    ['the configuration', 'site.config.ts'],
    ['a package', 'package-lock.json'],
  ])('changes with %s', (_name, file) => {
    const before = composeBuildId(root, [''])
    write(file, 'changed')
    expect(composeBuildId(root, [''])).not.toBe(before)
  })

  it('changes with the settings, and with what moves from one file to another', () => {
    const before = composeBuildId(root, [''])
    expect(composeBuildId(root, ['/help'])).not.toBe(before)
    write('pages/index.mdx', 'Ho')
    write('pages/other.mdx', 'me')
    expect(composeBuildId(root, [''])).not.toBe(before)
  })

  it('does not change with tests and with what lies elsewhere', () => {
    const before = composeBuildId(root, [''])
    write('lib/pages/route.test.ts', 'changed')
    write('README.md', 'changed')
    expect(composeBuildId(root, [''])).toBe(before)
  })
})
