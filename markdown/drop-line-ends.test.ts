import { compileMdx } from 'nextra/compile'
import { expect, it } from 'vitest'
import { dropLineEnds } from './drop-line-ends'
import { highlighting } from './highlighting'

/** What a page becomes. */
async function compile(text: string): Promise<string> {
  const { result } = await compileMdx(`# Title\n\n${text}\n`, {
    filePath: 'pages/docs/page.mdx',
    isPageImport: true,
    useCachedCompiler: false,
    mdxOptions: { jsx: true, rehypePrettyCodeOptions: highlighting, recmaPlugins: [dropLineEnds] },
  })
  return result
}

it('takes out the ends of lines between blocks, entries and cells', async () => {
  const page = await compile('First.\n\nSecond.\n\n- a\n- b\n\n> Quoted.\n\n| a |\n|---|\n| b |')
  expect(page).toContain('<_components.p>{"Second."}</_components.p><_components.ul><_components.li>{"a"}')
  expect(page).not.toContain('"\\n"')
})

it('leaves the ends of lines between words', async () => {
  expect(await compile('**a**\n**b**')).toContain(
    '{"a"}</_components.strong>{"\\n"}<_components.strong>{"b"}',
  )
})

it('leaves the ends of lines of code', async () => {
  const [code] =
    (await compile('```text\na\n\nb\n```')).match(/<_components\.pre[\s\S]*<\/_components\.pre>/) ?? []
  expect(code).toContain('"\\n"')
})

it('leaves what stands in a component as its writer left it', async () => {
  expect(await compile('<Callout>\n**a**\n**b**\n</Callout>')).toContain('{"\\n"}')
})
