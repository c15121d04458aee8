import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPageReader } from '../pages/create-page-reader'
import { createApiProject } from './api-project.fixture'
import { collectLinkTargets } from './collect-link-targets'
import { listDataFiles } from './list-dependencies'
import { listSources } from './list-sources'

let project: ReturnType<typeof createApiProject>

beforeEach(() => {
  project = createApiProject()
  project.writePage('pages/docs/a.mdx', 'A', "import Part from '../../parts/part.mdx'\n\n<Part />")
})

afterEach(() => {
  rmSync(project.root, { recursive: true })
})

it.each([
  ...listDataFiles('/nowhere'),
  'pages/docs/b.mdx',
  'content/part.mdx',
  'content/programs/full-site.sh',
  'public/guide.pdf',
])('names %s, also when it has just come', (file) => {
  const reader = createPageReader(project.root)
  project.write(file, 'new')
  expect(listSources(reader)).toContain(file)
})

it('names a part in another folder that a page imports, before it is there', () => {
  const { reader, data } = project.readData()
  collectLinkTargets(reader, new Map(), data)
  expect(listSources(reader)).toContain('parts/part.mdx')
  expect(listSources(createPageReader(project.root))).not.toContain('parts/part.mdx')
})
