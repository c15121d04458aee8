import type { Root } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import type { Term } from '../lib/terms/terms-schema'
import { fillTerms } from './fill-terms'

const terms: Term[] = [
  {
    term: 'container site',
    meaning: 'One spot with a container and a "BinBar".',
    plainWords: ['spot'],
    forbidden: [],
    page: '/docs/client-application/introduction/#container-site',
    status: 'confirmed',
  },
]

function compile(source: string): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(fillTerms, { root: '/site', readTerms: () => terms })
  const file = new VFile({ path: '/site/pages/docs/a.mdx', value: source })
  return processor.runSync(processor.parse(file), file) as Root
}

test('a term gets its meaning and the address that explains it', () => {
  const attributes: unknown[] = []
  visit(compile('Add a <Term>container site</Term>.'), 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
    for (const one of node.attributes) {
      if (one.type === 'mdxJsxAttribute') attributes.push([one.name, one.value])
    }
  })
  expect(attributes).toEqual([
    ['meaning', 'One spot with a container and a "BinBar".'],
    ['page', '/docs/client-application/introduction/#container-site'],
  ])
})

test('a word that is no term stops the page, with the nearest term', () => {
  expect(() => compile('\nAdd a <Term>container sight</Term>.')).toThrow(
    'pages/docs/a.mdx:2: <Term>: found "container sight", expected a term of content/terms.json. Did you mean "container site"?',
  )
})
