import { compileMdx } from 'nextra/compile'
import { expect, it } from 'vitest'
import { freezeStaticParts } from './freeze-static-parts'
import { highlighting } from './highlighting'

/** What a page becomes, from its first element on. */
async function compile(text: string): Promise<string> {
  const { result } = await compileMdx(`# Title\n\n${text}\n`, {
    filePath: 'pages/docs/page.mdx',
    isPageImport: true,
    useCachedCompiler: false,
    mdxOptions: {
      jsx: true,
      rehypePrettyCodeOptions: highlighting,
      recmaPlugins: [[freezeStaticParts, { basePath: '/help' }]],
    },
  })
  return result.slice(result.indexOf('</_components.h1>{"\\n"}') + 23).split('</>')[0] ?? ''
}

it('makes one text of what is plain HTML', async () => {
  expect(await compile('- first **word `a<b`**\n- second')).toBe(
    '<_components.ul dangerouslySetInnerHTML={{\n    "__html": "\\n<li>first <strong>word <code>a&lt;b</code></strong></li>\\n<li>second</li>\\n"\n  }} />',
  )
})

it('makes one text of coloured code', async () => {
  const code = await compile('```js\nlet a = "<b>"\n```')
  expect(code).toMatch(/^<_components\.pre [^>]*><_components\.code dangerouslySetInnerHTML=\{\{/)
  expect(code).toContain('<span class=\\"code-keyword\\">let</span> a <span')
  expect(code).toContain('&quot;&lt;b&gt;&quot;')
})

it('keeps styles and attributes of tables', async () => {
  const table = await compile('| a |\n|--:|\n| `b` |')
  expect(table).toContain('<_components.table><_components.thead dangerouslySetInnerHTML')
  expect(table).toContain('<tr><th style=\\"text-align:right\\">a</th></tr>')
})

it('makes one text of links that stay in the tab, as their component would show them', async () => {
  const links = await compile(
    'See [**one**](/docs/intro#tools), [two](#two) or [mail](mailto:help@example.com).',
  )
  expect(links).toBe(
    '<_components.p dangerouslySetInnerHTML={{\n    "__html": "See <a href=\\"/help/docs/intro/#tools\\"><strong>one</strong></a>, <a href=\\"#two\\">two</a> or <a href=\\"mailto:help@example.com\\">mail</a>."\n  }} />',
  )
})

it('leaves what has a component, and all around it, as it is', async () => {
  const link = await compile('- a [link](https://example.com/) and **one `word`**')
  expect(link).toContain('<_components.a href="https://example.com/">')
  expect(link).toContain('<_components.strong dangerouslySetInnerHTML')
  expect(link).toContain('<_components.li>')
  expect(await compile('<Callout>a **b `c`** {1 + 1}</Callout>')).toContain(
    '<Callout>{"a "}<_components.strong danger',
  )
})

it('leaves headings, whose text is read, and texts without elements', async () => {
  expect(await compile('## A **b `c`**')).not.toContain('dangerouslySetInnerHTML')
  expect(await compile('Only text.')).toBe('<_components.p>{"Only text."}</_components.p>')
})
