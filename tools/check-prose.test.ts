import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatProblem } from '../lib/problem/problem'
import { listProseProblems } from './list-prose-problems'

// A command takes seconds to start, on a busy machine many.
vi.setConfig({ testTimeout: 60_000 })

const meta = {
  '/': { index: 'Home', docs: 'Documentation' },
  '/docs/': { binbar: 'BinBar', 'client-application': 'Client Application', api: 'API' },
  '/docs/binbar/': { lights: 'Lights', 'release-notes': 'Release notes' },
  '/docs/binbar/release-notes/': { v7: 'v7' },
  '/docs/client-application/': { units: 'Units', 'release-notes': 'Release notes' },
  '/docs/client-application/release-notes/': { '1.0.6': '1.0.6', '0.1.0': '0.1.0' },
  '/docs/api/': { user: 'User' },
}

const pattern = {
  id: 'battery-low',
  name: 'Battery low',
  color: 'amber',
  rhythm: [200, 800],
  words: 'One flash every second',
  meaning: 'The battery will soon be empty.',
  cause: 'The battery has nearly run down.',
  nextStep: 'Plan a battery change.',
  since: 'v7',
  status: 'draft',
}

const question = { question: 'Fit a BinBar', answer: 'From an empty spot on', href: '/', status: 'draft' }

const term = {
  term: 'BinBar',
  meaning: 'The bar that a waste container stands on.',
  plainWords: ['device'],
  forbidden: ['Binbar'],
  page: '/docs/binbar/lights/#wake-light',
  status: 'confirmed',
}

const units = { label: 'Units', kind: 'menu', page: '/docs/client-application/units/', since: '1.0.6' }

/** A small project in which everything agrees. */
const rightFiles: Record<string, string> = {
  '_meta.json': JSON.stringify(meta, null, 2),
  'content/light-patterns.json': JSON.stringify([pattern], null, 2),
  'content/questions.json': JSON.stringify([question], null, 2),
  'content/terms.json': JSON.stringify([term], null, 2),
  'content/labels.json': JSON.stringify([units], null, 2),
  'content/part.mdx': 'A part with `currentUser`.\n',
  'pages/index.mdx': composePage('Home'),
  'pages/docs/binbar/lights.mdx': composePage('Lights', '1. Wake the light. [#wake-light]'),
  'pages/docs/binbar/release-notes/v7.mdx': composeNote(
    'BinBar v7',
    'A new pattern.',
    '/docs/binbar/led-patterns/#battery-low',
  ),
  'pages/docs/client-application/units.mdx': composePage('Units', '1. Choose **Units**. [#choose-units]'),
  'pages/docs/client-application/release-notes/1.0.6.mdx': composeNote(
    '1.0.6',
    'Settings has the entry Units.',
    '/',
  ),
  'pages/docs/client-application/release-notes/0.1.0.mdx': composeNote('0.1.0', 'You log in.', '/'),
  'pages/docs/api/user.mdx': composePage(
    'User',
    '`currentUser` is you.',
    '',
    '```graphql',
    '{ currentUser { id } }',
    '```',
  ),
}

function composePage(title: string, ...body: string[]): string {
  return composeFile([`title: ${title}`], body)
}

function composeNote(title: string, text: string, page: string): string {
  const change = [
    'changes:',
    '  - kind: added',
    `    text: ${text}`,
    '    meaning: You can use it.',
    `    pages: ["${page}"]`,
  ]
  return composeFile([`title: ${title}`, ...change], ['It is there.'])
}

function composeFile(lines: readonly string[], body: readonly string[]): string {
  const description = 'description: A page that is there to be checked by this test.'
  return ['---', ...lines, description, 'status: draft', '---', '', ...body, ''].join('\n')
}

let root = ''

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

function runCheck(): { status: number | null; output: string } {
  const command = resolve('tools/check-prose.ts')
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/tsx'), [command], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, output: `${stdout}${stderr}` }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-prose-'))
  write(rightFiles)
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

describe('listProseProblems', () => {
  function describeProblems(files: Record<string, string> = {}): string[] {
    write(files)
    return listProseProblems(root, new Map()).map(formatProblem)
  }

  it('finds nothing in a project in which everything agrees', () => {
    expect(describeProblems()).toEqual([])
  })

  it.each([
    [
      'pages',
      'pages/index.mdx',
      composePage('Home', 'The Binbar.'),
      'pages/index.mdx:7: found "Binbar", expected the word "BinBar", as in content/terms.json.',
    ],
    [
      'parts that pages import',
      'content/part.mdx',
      'A part since v8.',
      'content/part.mdx:1: found the version "v8", which has no release note, expected a version that _meta.json lists. Did you mean "v7"?',
    ],
    [
      'data files',
      'content/questions.json',
      JSON.stringify([{ ...question, question: 'Fit a Binbar' }]),
      'content/questions.json:1: 0 > question: found "Binbar", expected the word "BinBar", as in content/terms.json.',
    ],
    [
      'terms',
      'content/terms.json',
      JSON.stringify([{ ...term, plainWords: ['device', 'device'] }]),
      'content/terms.json:1: BinBar > plainWords > 1: found "device", which stands in line 1 already, expected each plain word once.',
    ],
    [
      'addresses of terms',
      'content/terms.json',
      JSON.stringify([{ ...term, page: '/docs/binbar/lights/#wake' }]),
      'content/terms.json:1: BinBar > page: found "/docs/binbar/lights/#wake", but /docs/binbar/lights/ has no element with the id "wake", expected the id of a heading or element of that page.',
    ],
    [
      'light patterns and release notes',
      'content/light-patterns.json',
      JSON.stringify([{ ...pattern, since: 'v9' }]),
      'content/light-patterns.json:1: battery-low > since: found "v9", which is no version of the BinBar, expected a version that _meta.json lists. Did you mean "v7"?',
    ],
    [
      'labels',
      'content/labels.json',
      JSON.stringify([units, units]),
      'content/labels.json:1: Units > label: found the menu "Units" a second time, expected each label of a kind once.',
    ],
    [
      'bold texts',
      'pages/docs/client-application/units.mdx',
      composePage('Units', 'Choose **Units** or **Unit**.'),
      'pages/docs/client-application/units.mdx:7: **Unit**: found a bold text that is no label of the client application, expected a label of content/labels.json, letter for letter. Did you mean "Units"?',
    ],
  ])('checks %s', (_what, file, text, sentence) => {
    expect(describeProblems({ [file]: text })).toEqual([sentence])
  })

  it('stops at a data file that is missing or cannot be read', () => {
    rmSync(join(root, 'content/labels.json'))
    expect(() => describeProblems()).toThrow(
      'content/labels.json: found no such file, expected a file of this name.',
    )
    expect(() => describeProblems({ 'content/other.json': '{ "a": 1, }' })).toThrow(
      'content/other.json:1: found a mistake in the JSON text (PropertyNameExpected)',
    )
  })

  it('says things in the order of files and lines', () => {
    const problems = describeProblems({
      'pages/index.mdx': composePage('Home', '# Top', '', 'The Binbar.'),
      'content/part.mdx': 'TODO',
    })
    expect(problems.map((sentence) => sentence.split(' ')[0])).toEqual([
      'content/part.mdx:1:',
      'pages/index.mdx:7:',
      'pages/index.mdx:9:',
    ])
  })
})

describe('npm run check:prose', () => {
  it('ends well when everything agrees', () => {
    expect(runCheck()).toEqual({
      status: 0,
      output: 'Words, headings, steps, labels, versions and GraphQL: everything agrees.\n',
    })
  })

  it('prints each sentence and ends with status 1', () => {
    write({ 'pages/index.mdx': composePage('Home', '# Top', '', 'The Binbar.') })
    expect(runCheck()).toEqual({
      status: 1,
      output: [
        'pages/index.mdx:7: heading "Top": found a heading of level 1, expected level 2 or deeper, since the title is the only one of level 1.',
        'pages/index.mdx:9: found "Binbar", expected the word "BinBar", as in content/terms.json.',
        '',
      ].join('\n'),
    })
  })
})
