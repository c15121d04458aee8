import { describe, expect, it } from 'vitest'
import { ProblemError } from '../problem/problem'
import { parseFrontMatter, parsePage } from './parse-page'

function addressesOf(source: string) {
  return parsePage('pages/docs/intro.mdx', source).addresses
}

function messageOf(source: string): string {
  try {
    parsePage('pages/docs/intro.mdx', source)
  } catch (error) {
    if (error instanceof ProblemError) return error.message
    throw error
  }
  return 'no problem'
}

describe('parsePage', () => {
  it('knows the page by its file and its route', () => {
    const { file, route } = parsePage('pages/docs/release-notes/0.1.0.mdx', '')
    expect(file).toBe('pages/docs/release-notes/0.1.0.mdx')
    expect(route).toBe('/docs/release-notes/0.1.0/')
  })

  it('reads the front matter with its lines', () => {
    const { frontMatter } = parsePage('pages/index.mdx', '---\ntitle: Home\nstatus: draft\n---\n\nText\n')
    expect(frontMatter.value).toEqual({ title: 'Home', status: 'draft' })
    expect(frontMatter.lineOf(['status'])).toBe(3)
  })

  it('gives a page without front matter an empty one, whose missing keys stand at line 1', () => {
    const { frontMatter } = parsePage('pages/index.mdx', '## Heading\n\n---\n\ntitle: no front matter\n')
    expect(frontMatter.value).toEqual({})
    expect(frontMatter.problems).toEqual([])
    expect(frontMatter.lineOf(['title'])).toBe(1)
  })

  it('lists the MDX files that are imported', () => {
    const source = [
      "import Overview from '../../content/api-overview.mdx'",
      'import { Callout } from "nextra/components"',
      'import Steps from "./steps.md"',
      '',
      'Text about `import X from "./not-imported.mdx"`.',
    ].join('\n')
    expect(parsePage('pages/docs/index.mdx', source).imports).toEqual([
      '../../content/api-overview.mdx',
      './steps.md',
    ])
  })

  it.each([
    [
      'a tag that is not closed',
      'Text\n\n<Callout>\n',
      3,
      'Expected a closing tag for `<Callout>` (3:1-3:10)',
    ],
    [
      'a bare brace',
      '---\ntitle: a\n---\n\nUse {x here',
      5,
      'Unexpected end of file in expression, expected a corresponding closing brace for `{`',
    ],
    ['a broken import', "import X frm './x.mdx'\n", 1, 'Could not parse import/exports with acorn'],
  ])('says one sentence about %s', (_mistake, source, line, reason) => {
    expect(messageOf(source)).toBe(
      `pages/docs/intro.mdx:${line}: found a mistake in the MDX text (${reason}), expected each tag and brace closed, and "\\<" or "\\{" where the sign itself is meant.`,
    )
  })
})

describe('the addresses of a page', () => {
  it('are those of links, with their line and text', () => {
    expect(addressesOf('---\ntitle: a\n---\n\nRead the [**first** `step`](/docs/first/?a=1#b).\n')).toEqual([
      { url: '/docs/first/?a=1#b', line: 5, text: 'first step' },
    ])
  })

  it('are those of images, with their text alternative', () => {
    expect(addressesOf('![A BinBar](/images/binbar.png)\n\n![](/images/empty.png)')).toEqual([
      { url: '/images/binbar.png', line: 1, text: 'A BinBar' },
      { url: '/images/empty.png', line: 3, text: '/images/empty.png' },
    ])
  })

  it('are those of definitions, once for all references to them', () => {
    expect(addressesOf('The [reset][reset] and again [reset].\n\n[reset]: /docs/reset/\n')).toEqual([
      { url: '/docs/reset/', line: 3, text: '/docs/reset/' },
    ])
  })

  it('are those of href and src of elements, in blocks and within text', () => {
    const source =
      'See <a href="/docs/a/">the page</a>.\n\n<Card href="/docs/b/">\n  <img src="/c.png" />\n</Card>\n'
    expect(addressesOf(source)).toEqual([
      { url: '/docs/a/', line: 1, text: 'the page' },
      { url: '/docs/b/', line: 3, text: 'Card' },
      { url: '/c.png', line: 4, text: 'img' },
    ])
  })

  it('are those of bare addresses, tables, lists and quotes, too', () => {
    const source = ['https://example.com/', '| a |', '| - |', '| [b](/b/) |', '- > [c](/c/)']
      .join('\n\n')
      .replaceAll('|\n\n|', '|\n|')
    expect(addressesOf(source).map(({ url }) => url)).toEqual(['https://example.com/', '/b/', '/c/'])
  })

  it('leave out code and computed values', () => {
    expect(addressesOf('`[a](/a/)`\n\n```md\n[b](/b/)\n```\n\n<a href={`/c/`}>c</a>\n')).toEqual([])
  })
})

describe('parseFrontMatter', () => {
  it.each([
    '---\ntitle: Home\nstatus: draft\n---\n\nText\n',
    '---\r\ntitle: Home\r\n---\r\n',
    '--- \ntitle: Home\n---',
    '---\n---\n\nText\n\n---\n',
    '## Heading\n\n---\n\ntitle: no front matter\n\n---\n',
    '---\ntitle: never closed\n',
    '---\ntitle: Select: units\n---\n',
  ])('reads the same of %j as the whole page has', (source) => {
    const alone = parseFrontMatter('pages/index.mdx', source)
    const { frontMatter } = parsePage('pages/index.mdx', source)
    expect(alone.value).toEqual(frontMatter.value)
    expect(alone.problems).toEqual(frontMatter.problems)
    expect(alone.lineOf(['title'])).toBe(frontMatter.lineOf(['title']))
  })

  it('leaves the text of the page unread', () => {
    expect(parseFrontMatter('pages/index.mdx', '---\ntitle: Home\n---\n\n<Callout').value).toEqual({
      title: 'Home',
    })
  })
})
