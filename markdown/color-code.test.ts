import { compileMdx } from 'nextra/compile'
import { afterEach, expect, it, vi } from 'vitest'
import { colorCode } from './color-code'

afterEach(() => {
  vi.restoreAllMocks()
})

const theme = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } as const

/** What a block of code in JavaScript becomes. */
async function colorBlock(code: string, transformers: object[] = [colorCode]): Promise<string> {
  const { result } = await compileMdx(`# Title\n\n\`\`\`js\n${code}\n\`\`\`\n`, {
    filePath: 'pages/docs/page.mdx',
    isPageImport: true,
    useCachedCompiler: false,
    mdxOptions: { jsx: true, rehypePrettyCodeOptions: { theme, transformers } },
  })
  return result.match(/<_components\.code>(.*)<\/_components\.code>/s)?.[1] ?? ''
}

it('colours code by classes, and leaves what has the colour of the block as text', async () => {
  expect(await colorBlock('throw name + 1')).toBe(
    '<_components.span><_components.span className="code-keyword">{"throw"}</_components.span>{" name "}' +
      '<_components.span className="code-keyword">{"+"}</_components.span>' +
      '<_components.span className="code-constant">{" 1"}</_components.span></_components.span>',
  )
})

it('colours a line to its end, however long it takes', async () => {
  let time = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => {
    // A second with each look at the clock.
    time += 1000
    return time
  })
  const line = 'throw new Error("no", name[0])'
  const { preprocess: _, ...impatient } = colorCode
  expect((await colorBlock(line)).match(/code-keyword/g)).toHaveLength(2)
  expect((await colorBlock(line, [impatient])).match(/code-keyword/g)).toBeNull()
})
