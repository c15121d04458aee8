import { join } from 'node:path'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it, vi } from 'vitest'
import type { LinkTargets } from '../lib/links/check-address'
import { ProblemError } from '../lib/problem/problem'
import { checkPage } from './check-page'

const root = join('/', 'project')

const targets: LinkTargets = {
  pages: new Map([
    ['/', new Set<string>()],
    ['/docs/intro/', new Set(['first-steps', 'last-steps'])],
    ['/docs/binbar/led-patterns/', new Set(['blinking-red'])],
    ['/docs/client-application/release-notes/0.1.0/', new Set<string>()],
  ]),
  files: new Set(['/images/BinBar.png', '/files/binbar.graphql']),
  redirects: new Map([['/binbar/', '/docs/binbar/led-patterns/']]),
}

const frontMatter = [
  '---',
  'title: Introduction',
  'description: Where to start with a BinBar and what you need for it.',
  'status: draft',
  '---',
]

/** Runs the check on one file, with the parser and the order of plugins that Nextra has. */
async function check(
  file: string,
  lines: readonly string[],
  warn?: (message: string) => void,
): Promise<void> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(checkPage, { root, readTargets: () => targets, warn })
    .use(remarkFrontmatter)
    .use(remarkGfm)
  const source = new VFile({ path: join(root, file), value: lines.join('\n') })
  await processor.run(processor.parse(source), source)
}

async function messageOf(file: string, lines: readonly string[]): Promise<string> {
  const error: unknown = await check(file, lines).catch((reason: unknown) => reason)
  if (!(error instanceof ProblemError)) throw new Error('Found no problem, expected one.')
  return error.message
}

function messageOfBody(...body: string[]): Promise<string> {
  return messageOf('pages/docs/intro.mdx', [...frontMatter, '', ...body])
}

describe('checkPage', () => {
  it('lets a right page pass', async () => {
    const body = [
      '## First steps',
      '',
      'See [above](#first-steps), [the lights](/docs/binbar/led-patterns/#blinking-red), [home](/) or',
      '[0.1.0](/docs/client-application/release-notes/0.1.0/?from=intro), get [the schema](/files/binbar.graphql),',
      'take [the old way](/binbar/) or write to [us](mailto:help@example.com) and <a href="https://example.com">others</a>.',
      '',
      '![The bar](/images/BinBar.png)',
      '',
      '[reference]: /docs/intro/#last-steps',
    ]
    await expect(check('pages/docs/intro.mdx', [...frontMatter, '', ...body])).resolves.toBeUndefined()
  })

  it('names a link to a page that does not exist, and the nearest', async () => {
    expect(await messageOfBody('See [the lights](/docs/binbar/led-paterns/).')).toBe(
      'pages/docs/intro.mdx:7: link "the lights": found "/docs/binbar/led-paterns/", which no page answers, expected the address of a page that exists. Did you mean "/docs/binbar/led-patterns/"?',
    )
  })

  it('names a link to an id that does not exist, and the nearest', async () => {
    expect(await messageOfBody('', '[red](/docs/binbar/led-patterns/#blinking-rad)')).toBe(
      'pages/docs/intro.mdx:8: link "red": found "/docs/binbar/led-patterns/#blinking-rad", but /docs/binbar/led-patterns/ has no element with the id "blinking-rad", expected the id of a heading or element of that page. Did you mean "/docs/binbar/led-patterns/#blinking-red"?',
    )
  })

  it('names a link within the page to an id that does not exist', async () => {
    expect(await messageOfBody('[up](#frist-steps)')).toBe(
      'pages/docs/intro.mdx:7: link "up": found "#frist-steps", but /docs/intro/ has no element with the id "frist-steps", expected the id of a heading or element of that page. Did you mean "#first-steps"?',
    )
  })

  it('names a page in the wrong letter case', async () => {
    expect(await messageOfBody('[lights](/docs/BinBar/led-patterns/)')).toBe(
      'pages/docs/intro.mdx:7: link "lights": found "/docs/BinBar/led-patterns/", which differs from an existing address in letter case, expected the same letter case. Did you mean "/docs/binbar/led-patterns/"?',
    )
  })

  it('names an image in the wrong letter case', async () => {
    expect(await messageOfBody('![The bar](/images/binbar.PNG)')).toBe(
      'pages/docs/intro.mdx:7: link "The bar": found "/images/binbar.PNG", which differs from an existing address in letter case, expected the same letter case. Did you mean "/images/BinBar.png"?',
    )
  })

  it('names the wrong address of an element', async () => {
    expect(await messageOfBody('<Card href="/docs/intor/" />')).toBe(
      'pages/docs/intro.mdx:7: link "Card": found "/docs/intor/", which no page answers, expected the address of a page that exists. Did you mean "/docs/intro/"?',
    )
  })

  it('names all wrong addresses of a page at once', async () => {
    const message = await messageOfBody('[a](/x/)', '', '[b]: /y/')
    expect(message.split('\n')).toEqual([
      expect.stringMatching(/^pages\/docs\/intro\.mdx:7: link "a": found "\/x\/", which no page answers/),
      expect.stringMatching(/^pages\/docs\/intro\.mdx:9: link "\/y\/": found "\/y\/", which no page answers/),
    ])
  })

  it('names an unknown key of the front matter, and the nearest', async () => {
    expect(await messageOf('pages/docs/intro.mdx', [...frontMatter.slice(0, 4), 'layuot: wide', '---'])).toBe(
      'pages/docs/intro.mdx:5: layuot: found the unknown key "layuot", expected only "title", "description", "status", "layout", "canonical", "graphql", "changes", "date", "paginationLabel", "paginationPrevious", "paginationNext", "tocMinHeadingLevel", "tocMaxHeadingLevel", "hideTableOfContents". Did you mean "layout"?',
    )
  })

  it('names a missing title', async () => {
    expect(
      await messageOf(
        'pages/docs/intro.mdx',
        frontMatter.filter((line) => !line.startsWith('title')),
      ),
    ).toBe('pages/docs/intro.mdx:1: title: found nothing, expected text.')
  })

  it('names all that is missing on a page without front matter', async () => {
    expect(await messageOf('pages/docs/intro.mdx', ['## First steps'])).toBe(
      [
        'pages/docs/intro.mdx:1: title: found nothing, expected text.',
        'pages/docs/intro.mdx:1: description: found nothing, expected text.',
        'pages/docs/intro.mdx:1: status: found nothing, expected one of "draft", "confirmed".',
      ].join('\n'),
    )
  })
})

describe('checkPage while pages are edited', () => {
  it('prints wrong addresses and lets the page pass', async () => {
    const warn = vi.fn()
    await check('pages/docs/intro.mdx', [...frontMatter, '', '[a](/docs/intor/)'], warn)
    expect(warn.mock.calls).toEqual([
      [
        'pages/docs/intro.mdx:7: link "a": found "/docs/intor/", which no page answers, expected the address of a page that exists. Did you mean "/docs/intro/"?',
      ],
    ])
  })

  it('prints nothing for a right page', async () => {
    const warn = vi.fn()
    await check('pages/docs/intro.mdx', [...frontMatter, '', '[a](/docs/intro/)'], warn)
    expect(warn).not.toHaveBeenCalled()
  })

  it('still stops a page with wrong front matter', async () => {
    const warn = vi.fn()
    const lines = ['---', 'titel: Introduction', ...frontMatter.slice(1)]
    await expect(check('pages/docs/intro.mdx', lines, warn)).rejects.toThrow(
      'pages/docs/intro.mdx:2: titel: found the unknown key "titel"',
    )
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('checkPage on a part that pages import', () => {
  it('needs no front matter and knows the ids of its own headings', async () => {
    const lines = ['## Log in', '', 'See [above](#log-in) and [the steps](/docs/intro/#first-steps).']
    await expect(check('content/overview.mdx', lines)).resolves.toBeUndefined()
  })

  it('names a link to an id that it does not have, and the nearest', async () => {
    expect(await messageOf('content/overview.mdx', ['## Log in', '', 'See [above](#login).'])).toBe(
      'content/overview.mdx:3: link "above": found "#login", but content/overview.mdx has no element with the id "login", expected the id of a heading or element of that page. Did you mean "#log-in"?',
    )
  })

  it('does not take the ids of one part for those of another', async () => {
    await check('content/overview.mdx', ['## Log in'])
    await expect(check('content/other.mdx', ['[a](#log-in)'])).rejects.toThrow(
      'content/other.mdx:1: link "a"',
    )
  })
})
