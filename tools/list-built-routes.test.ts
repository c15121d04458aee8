import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listBuiltRoutes } from './list-built-routes'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'list-built-routes-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
}

describe('listBuiltRoutes', () => {
  it('gives the address of each page, with its final slash, also where it ends in a version', () => {
    write('index.html', 'docs/index.html', 'docs/intro/index.html', 'docs/release-notes/0.1.0/index.html')
    expect(listBuiltRoutes(folder).sort()).toEqual([
      '/',
      '/docs/',
      '/docs/intro/',
      '/docs/release-notes/0.1.0/',
    ])
  })

  it('gives addresses in plain text, as they are on the disk', () => {
    write('docs/api/Examples/BinBar Examples/index.html')
    expect(listBuiltRoutes(folder)).toEqual(['/docs/api/Examples/BinBar Examples/'])
  })

  it('leaves out the pages for errors', () => {
    write('404.html', '404/index.html', '500/index.html', 'docs/404/index.html')
    expect(listBuiltRoutes(folder)).toEqual(['/docs/404/'])
  })

  it('leaves out files that are no page', () => {
    write('favicon.svg', 'files/read-me.html', 'files/my-index.html', '_next/static/index.html.js')
    expect(listBuiltRoutes(folder)).toEqual([])
  })

  it('gives nothing for a folder that is not there', () => {
    expect(listBuiltRoutes(join(folder, 'missing'))).toEqual([])
  })
})
