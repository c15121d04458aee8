import { compileMdx } from 'nextra/compile'
import type { Pluggable } from 'unified'
import { afterEach, expect, it, vi } from 'vitest'
import { colorCode } from './color-code'
import { freezeStaticParts } from './freeze-static-parts'
import { highlighting } from './highlighting'
import { refuseUnknownColors } from './refuse-unknown-colors'

const freeze: Pluggable = [freezeStaticParts, { basePath: '' }]

afterEach(() => {
  vi.restoreAllMocks()
})

/** What a block of code becomes. */
async function colorBlock(
  code: string,
  language = 'js',
  transformers: object[] = [colorCode],
  recmaPlugins: Pluggable[] = [refuseUnknownColors],
): Promise<string> {
  const { result } = await compileMdx(`# Title\n\n\`\`\`${language}\n${code}\n\`\`\`\n`, {
    filePath: 'pages/docs/page.mdx',
    isPageImport: true,
    useCachedCompiler: false,
    mdxOptions: {
      jsx: true,
      rehypePrettyCodeOptions: { ...highlighting, transformers },
      recmaPlugins,
    },
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

it.each([
  ['as elements', [refuseUnknownColors]],
  ['as one text', [freeze, refuseUnknownColors]],
])('stops for code %s in colours that no class has, and says what to do', async (_name, plugins) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(colorBlock('{ "a": wrong }', 'json', [colorCode], plugins)).rejects.toThrow(
    'Found code in the colour #6E011A, expected one of lib/code/code-colors.ts: write the block without mistakes in its language, or add the colour there and to styles/code-colors.css.',
  )
})

it('takes code that shows such a style for what it is', async () => {
  const plugins = [freeze, refuseUnknownColors]
  const code = '<b style="--shiki-light:#6E011A">'
  await expect(colorBlock(code, 'html', [colorCode], plugins)).resolves.toBeDefined()
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
  expect((await colorBlock(line, 'js', [impatient])).match(/code-keyword/g)).toBeNull()
})
