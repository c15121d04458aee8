import { compileMdx } from 'nextra/compile'
import { expect, it } from 'vitest'
import { freezeStaticParts } from './freeze-static-parts'
import { markRestOfPage } from './mark-rest-of-page'

/** What of a page is shown at once, and what may come later; the second is `undefined` where all of it is shown. */
async function split(text: string): Promise<(string | undefined)[]> {
  const { result } = await compileMdx(text, {
    filePath: 'pages/docs/page.mdx',
    isPageImport: true,
    useCachedCompiler: false,
    mdxOptions: {
      jsx: true,
      outputFormat: 'program',
      recmaPlugins: [[freezeStaticParts, { basePath: '' }], markRestOfPage],
    },
  })
  const [beginning, rest] = result.split('<_components.RestOfPage>')
  return [beginning, rest?.split('</_components.RestOfPage>')[0]]
}

const block = (sign: string) => sign.repeat(900)

it('marks what does not fit on the first screen', async () => {
  const [beginning, rest] = await split(
    [block('a'), block('b'), block('c'), '## End', block('d')].join('\n\n'),
  )
  expect(beginning).toContain('aaa')
  expect(beginning).toContain('bbb')
  expect(beginning).not.toContain('ccc')
  expect(rest).toContain('ccc')
  expect(rest).toContain('ddd')
})

it('keeps the headings of the rest in the list of contents', async () => {
  const [, rest] = await split([block('a'), block('b'), block('c'), '## End'].join('\n\n'))
  expect(rest).toContain('<_components.h2 id={toc[0].id}>{toc[0].value}')
})

it('leaves a page as it is that fits on the first screen', async () => {
  expect(await split([block('a'), block('b')].join('\n\n'))).toEqual([
    expect.stringContaining('bbb'),
    undefined,
  ])
})

it('shows one block at once, however long it is', async () => {
  const [beginning, rest] = await split([block('a').repeat(3), 'End'].join('\n\n'))
  expect(beginning).toContain('aaa')
  expect(rest).toContain('End')
  expect(await split(block('a').repeat(3))).toEqual([expect.stringContaining('aaa'), undefined])
})

it('counts what elements hold and are given, but no tags', async () => {
  const list = Array.from({ length: 40 }, () => '- **b** `c`').join('\n')
  expect(await split([block('a'), list, block('b')].join('\n\n'))).toEqual([expect.anything(), undefined])
  const [, rest] = await split(`${block('a')}\n\n<Callout title="${block('t')}">${block('c')}</Callout>`)
  expect(rest).toContain('ccc')
})

it('leaves a page alone whose elements have no component that could be named', async () => {
  const text = `export const a = 1\n\n{"${block('a')}"}\n\n{"${block('b')}"}\n\n{"${block('c')}"}`
  expect(await split(text)).toEqual([expect.stringContaining('ccc'), undefined])
})
