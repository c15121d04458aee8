import { compileMdx } from 'nextra/compile'
import { afterEach, expect, it, vi } from 'vitest'
import { colorAllCode } from './color-all-code'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Colours of a line of code on a machine whose clock jumps on by a second with each look at it. */
async function listColors(transformers: object[]): Promise<number> {
  let time = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => {
    time += 1000
    return time
  })
  const { result } = await compileMdx('# Title\n\n```js\nthrow new Error("no", name[0])\n```\n', {
    filePath: 'pages/docs/page.mdx',
    isPageImport: true,
    useCachedCompiler: false,
    mdxOptions: { jsx: true, rehypePrettyCodeOptions: { transformers } },
  })
  return result.match(/--shiki-light/g)?.length ?? 0
}

it('colours a line to its end, however long it takes', async () => {
  const colors = await listColors([colorAllCode])
  expect(colors).toBeGreaterThan(5)
  expect(await listColors([])).toBeLessThan(colors)
})
