import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// A command takes seconds to start, on a busy machine many.
vi.setConfig({ testTimeout: 60_000 })

const frontMatter = ['---', 'title: Weights', 'status: draft', '---', '']

let root = ''

/** Runs a command with the settings of the project on one page of this text, and gives what it prints. */
function runOn(command: string, args: readonly string[], ...lines: string[]) {
  writeFileSync(join(root, 'pages/a.mdx'), [...frontMatter, ...lines, ''].join('\n'))
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, output: `${stdout}${stderr}` }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'writing-rules-'))
  mkdirSync(join(root, 'pages'))
  mkdirSync(join(root, 'content'))
  for (const file of ['cspell.json', '.markdownlint-cli2.yaml', 'content/words.txt'])
    copyFileSync(file, join(root, file))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

describe('npm run check:spelling', () => {
  function runSpelling(...lines: string[]) {
    return runOn('cspell', ['--no-progress', '--no-summary', '--no-color'], ...lines)
  }

  it('knows British English and the words of the project, and reads no code, addresses and ids', () => {
    const lines = [
      "import { Wrng } from '../wrng'",
      '',
      'The colour of Aluminum Scrap: `wrng`, [here](/docs/wrng/#wrng), https://wrng.example.com/wrng. [#wrng]',
      '',
      '<Wrng wrng="right" />',
      '',
      '```text',
      'wrng',
      '```',
    ]
    expect(runSpelling(...lines)).toEqual({ status: 0, output: '' })
  })

  it('names a wrong word and American spelling', () => {
    const { status, output } = runSpelling(
      'The wieght.',
      '',
      'The color in the center.',
      '',
      '<Card title="Wieght" />',
    )
    expect(status).toBe(1)
    expect(
      output
        .split('\n')
        .map((line) => /^.*?\)/.exec(line)?.[0])
        .filter((line) => line),
    ).toEqual([
      'pages/a.mdx:6:5 - Unknown word (wieght)',
      'pages/a.mdx:8:5 - Unknown word (color)',
      'pages/a.mdx:8:18 - Forbidden word (center)',
      'pages/a.mdx:10:14 - Unknown word (Wieght)',
    ])
  })
})

describe('content/words.txt', () => {
  it('is sorted, each word once', () => {
    const words = readFileSync('content/words.txt', 'utf8').trimEnd().split('\n')
    const sorted = [...new Set(words)].sort((one, other) => one.localeCompare(other))
    expect(words).toEqual(sorted)
  })
})

describe('npm run check:markdown', () => {
  function runMarkdown(...lines: string[]) {
    return runOn('markdownlint-cli2', [], ...lines)
  }

  it('lets MDX pass', () => {
    const lines = [
      "import { A } from './a'",
      '',
      '<A />',
      '',
      '## Steps',
      '',
      '1. One. [#one]',
      '2. Two. [#two]',
      '',
      '- **Save**',
    ]
    expect(runMarkdown(...lines)).toMatchObject({ status: 0 })
  })

  it('names a list and a heading in the wrong form', () => {
    const { status, output } = runMarkdown('##  Steps', '', '* One')
    expect(status).toBe(1)
    expect(output).toContain('pages/a.mdx:6:4 error MD019/no-multiple-space-atx')
    expect(output).toContain('pages/a.mdx:8:1 error MD004/ul-style')
  })
})
