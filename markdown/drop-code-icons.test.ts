import { compileMdx } from 'nextra/compile'
import { expect, it } from 'vitest'
import { dropCodeIcons } from './drop-code-icons'
import { highlighting } from './highlighting'

async function compile(text: string, recmaPlugins = [dropCodeIcons]): Promise<string> {
  const { result } = await compileMdx(text, {
    filePath: 'pages/docs/page.mdx',
    isPageImport: true,
    useCachedCompiler: false,
    mdxOptions: { jsx: true, outputFormat: 'program', recmaPlugins, rehypePrettyCodeOptions: highlighting },
  })
  return result
}

const block = '```graphql\nquery { id }\n```'

it('takes the icon off a block of code, with its import', async () => {
  const before = await compile(block, [])
  expect(before).toContain('GraphQLIcon')
  const after = await compile(block)
  expect(after).not.toContain('GraphQLIcon')
  expect(after).not.toContain('nextra/icons')
  expect(after).toContain('_components.pre')
})

it('leaves the icons that a writer imports', async () => {
  const page = `import { GitHubIcon } from 'nextra/icons'\n\n<GitHubIcon />\n\n${block}`
  const after = await compile(page)
  expect(after).toMatch(/import \{\s*GitHubIcon\s*\} from ["']nextra\/icons["']/)
  expect(after).not.toContain('GraphQLIcon')
})
