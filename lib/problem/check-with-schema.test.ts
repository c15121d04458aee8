import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { metaSchema } from '../navigation/meta-schema'
import { frontMatterSchema } from '../pages/front-matter'
import { questionsSchema } from '../site/questions-schema'
import { checkWithSchema, fromModule } from './check-with-schema'
import { formatProblem } from './problem'
import { readJson } from './read-json'
import { readYaml } from './read-yaml'
import type { SourceText } from './source-text'

function describeMistakes(schema: z.ZodTypeAny, source: SourceText): string[] {
  return checkWithSchema(schema, source).problems.map(formatProblem)
}

describe('checkWithSchema on front matter', () => {
  const right = [
    'title: Reset a BinBar',
    'description: How to reset a BinBar, and which light tells you that it worked.',
    'status: draft',
  ]

  function describeFrontMatter(lines: string[]): string[] {
    return describeMistakes(frontMatterSchema, readYaml('pages/docs/reset.mdx', lines.join('\n'), 1))
  }

  it('gives the value with its defaults when all is right', () => {
    const checked = checkWithSchema(frontMatterSchema, readYaml('pages/docs/reset.mdx', right.join('\n'), 1))
    expect(checked).toEqual({
      value: {
        title: 'Reset a BinBar',
        description: 'How to reset a BinBar, and which light tells you that it worked.',
        status: 'draft',
        layout: 'docs',
      },
      problems: [],
    })
  })

  it('names an unknown key, the known ones and the nearest', () => {
    expect(describeFrontMatter([...right, 'titel: Reset'])).toEqual([
      'pages/docs/reset.mdx:5: titel: found the unknown key "titel", expected only "title", "description", "status", "layout", "canonical", "graphql", "changes", "date", "paginationLabel", "paginationPrevious", "paginationNext", "tocMinHeadingLevel", "tocMaxHeadingLevel", "hideTableOfContents". Did you mean "title"?',
    ])
  })

  it('names an unknown key without a hint when none is near', () => {
    expect(describeFrontMatter([...right, 'keywords:', '  - lights'])).toEqual([
      'pages/docs/reset.mdx:5: keywords: found the unknown key "keywords", expected only "title", "description", "status", "layout", "canonical", "graphql", "changes", "date", "paginationLabel", "paginationPrevious", "paginationNext", "tocMinHeadingLevel", "tocMaxHeadingLevel", "hideTableOfContents".',
    ])
  })

  it('names a wrong choice, all choices and the nearest', () => {
    expect(describeFrontMatter([...right.slice(0, 2), 'status: drfat'])).toEqual([
      'pages/docs/reset.mdx:4: status: found "drfat", expected one of "draft", "confirmed". Did you mean "draft"?',
    ])
  })

  it('names the choices when none is made, and when it is no text', () => {
    expect(describeFrontMatter(right.slice(0, 2))).toEqual([
      'pages/docs/reset.mdx:1: status: found nothing, expected one of "draft", "confirmed".',
    ])
    expect(describeFrontMatter([...right.slice(0, 2), 'status: 1'])).toEqual([
      'pages/docs/reset.mdx:4: status: found 1, expected one of "draft", "confirmed".',
    ])
  })

  it('names a missing key at the first line', () => {
    expect(describeFrontMatter(right.slice(1))).toEqual([
      'pages/docs/reset.mdx:1: title: found nothing, expected text.',
    ])
  })

  it('names a value of the wrong type', () => {
    expect(describeFrontMatter(['title: 2.5', ...right.slice(1)])).toEqual([
      'pages/docs/reset.mdx:2: title: found 2.5, expected text.',
    ])
  })

  it('names a key without a value', () => {
    expect(describeFrontMatter(['title:', ...right.slice(1)])).toEqual([
      'pages/docs/reset.mdx:2: title: found null, expected text.',
    ])
  })

  it('names text that is too short, too long or ends wrongly', () => {
    expect(describeFrontMatter(['title: " "', 'description: Short.', 'status: draft'])).toEqual([
      'pages/docs/reset.mdx:2: title: found " ", expected a title of at least one letter.',
      'pages/docs/reset.mdx:3: description: found "Short.", expected a description of 40 to 170 letters.',
    ])
    const long = 'x'.repeat(71)
    expect(describeFrontMatter([`title: ${long}`, ...right.slice(1)])).toEqual([
      `pages/docs/reset.mdx:2: title: found "${long}", expected a title of at most 70 letters.`,
    ])
    const open = 'How to reset a BinBar, and which light tells you'
    expect(describeFrontMatter(['title: Reset', `description: ${open}`, 'status: draft'])).toEqual([
      `pages/docs/reset.mdx:3: description: found "${open}", expected a description that ends with a full stop.`,
    ])
  })

  it('names an address that is no route', () => {
    expect(describeFrontMatter([...right, 'canonical: docs'])).toEqual([
      'pages/docs/reset.mdx:5: canonical: found "docs", expected a route that starts and ends with a slash, without query and hash.',
    ])
  })

  it('names front matter that is no list of keys', () => {
    expect(describeFrontMatter(['just text'])).toEqual([
      'pages/docs/reset.mdx:1: found "just text", expected an object.',
    ])
  })

  it('reports mistakes of the text itself and nothing else', () => {
    const source = readYaml('pages/docs/reset.mdx', 'title: a\ntitle: b', 1)
    expect(checkWithSchema(frontMatterSchema, source)).toEqual({
      value: undefined,
      problems: source.problems,
    })
  })
})

describe('checkWithSchema on _meta.json', () => {
  function describeMeta(value: unknown): string[] {
    return describeMistakes(metaSchema, readJson('_meta.json', JSON.stringify(value, undefined, 2)))
  }

  it('reads a label alone as an entry with a title', () => {
    const source = readJson('_meta.json', '{ "/": { "docs": "Documentation" } }')
    expect(checkWithSchema(metaSchema, source).value).toEqual({ '/': { docs: { title: 'Documentation' } } })
  })

  it('names each mistake with its way through the file', () => {
    expect(
      describeMeta({
        '/docs/': {
          intro: 5,
          binbar: { title: 'BinBar', pag: '/docs/category/binbar/' },
          api: {},
          client: { title: '', page: '/client' },
          old: { title: 'Old', hidden: 'yes' },
        },
      }),
    ).toEqual([
      '_meta.json:3: /docs/ > intro: found 5, expected a label, or an object with "title".',
      '_meta.json:6: /docs/ > binbar > pag: found the unknown key "pag", expected only "title", "page", "description", "hidden". Did you mean "page"?',
      '_meta.json:8: /docs/ > api > title: found nothing, expected text.',
      '_meta.json:10: /docs/ > client > title: found "", expected a label of at least one letter.',
      '_meta.json:11: /docs/ > client > page: found "/client", expected a route that starts and ends with a slash, without query and hash.',
      '_meta.json:15: /docs/ > old > hidden: found "yes", expected true or false.',
    ])
  })

  it('names a folder whose key is no route', () => {
    expect(describeMeta({ '/': {}, docs: { intro: 'Introduction' } })).toEqual([
      '_meta.json:3: docs: found the key "docs", expected a route that starts and ends with a slash, without query and hash.',
    ])
  })

  it('tells a wrong key from a wrong value below it', () => {
    expect(describeMeta({ docs: 5 })).toEqual([
      '_meta.json:2: docs: found the key "docs", expected a route that starts and ends with a slash, without query and hash.',
      '_meta.json:2: docs: found 5, expected an object.',
    ])
  })

  it('names a file that holds a list', () => {
    expect(describeMeta([])).toEqual(['_meta.json:1: found [], expected an object.'])
  })
})

describe('checkWithSchema on a list', () => {
  const question = {
    question: 'Fit a BinBar',
    answer: 'From an empty spot to the first measurement',
    href: '/docs/binbar/installing-binbar/',
    status: 'draft',
  }

  it('names the position in the list, the line and the nearest key and value', () => {
    const { status, ...others } = question
    const text = JSON.stringify(
      [question, { ...others, stauts: status }, { ...question, status: 'Draft' }],
      undefined,
      1,
    )
    expect(describeMistakes(questionsSchema, readJson('content/questions.json', text))).toEqual([
      'content/questions.json:8: 1 > status: found nothing, expected one of "draft", "confirmed".',
      'content/questions.json:12: 1 > stauts: found the unknown key "stauts", expected only "question", "href", "answer", "status". Did you mean "status"?',
      'content/questions.json:18: 2 > status: found "Draft", expected one of "draft", "confirmed". Did you mean "draft"?',
    ])
  })

  it('names an address that leads to another host', () => {
    const text = JSON.stringify([{ ...question, href: '//example.com/' }])
    expect(describeMistakes(questionsSchema, readJson('content/questions.json', text))).toEqual([
      'content/questions.json:1: 0 > href: found "//example.com/", expected an address of this site, which starts with one slash.',
    ])
  })

  it('names a list without entries and a value that is no list', () => {
    expect(describeMistakes(questionsSchema, readJson('content/questions.json', '[]'))).toEqual([
      'content/questions.json:1: found [], expected at least one question.',
    ])
    expect(describeMistakes(questionsSchema, readJson('content/questions.json', '{}'))).toEqual([
      'content/questions.json:1: found {}, expected a list.',
    ])
  })
})

describe('fromModule', () => {
  it('gives problems without a line, since a module has no text of its own', () => {
    expect(describeMistakes(questionsSchema, fromModule('site.config.ts', 5))).toEqual([
      'site.config.ts: found 5, expected a list.',
    ])
  })
})
