import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planNavigation } from '../lib/navigation/plan-navigation'
import { createPageReader } from '../lib/pages/create-page-reader'
import { readMeta } from '../lib/site/read-site-data'
import { composePageMapModule } from './compose-page-map-module'

const root = process.cwd()
const reader = createPageReader(root)
const plan = planNavigation(readMeta(reader), [{ name: 'current', label: 'Next', path: '/docs/' }], [])

function compose(query: Record<string, string>) {
  return composePageMapModule(new URLSearchParams(query), { reader, readPlan: () => plan })
}

describe('composePageMapModule', () => {
  it('makes the module of a page: what it shares comes from another one', () => {
    const file = join(root, 'pages/docs/binbar/led-patterns.mdx')
    const { source, files } = compose({ page: file })
    expect(source).toContain(`import { guides } from "${root}/_meta.json?version=current&guide=binbar"`)
    expect(source).toContain(
      '"previous":{"route":"/docs/binbar/installing-binbar/","title":"Install a BinBar"}',
    )
    expect(source).not.toContain('release-notes')
    const neighbours = ['installing-binbar', 'changing-the-battery']
    expect(files).toEqual([file, ...neighbours.map((name) => join(root, `pages/docs/binbar/${name}.mdx`))])
  })

  it('follows the page that a page repeats', () => {
    const { source } = compose({ page: join(root, 'pages/docs/intro.mdx') })
    expect(source).toContain('?version=current&guide=api"')
  })

  it('gives the page for missing ones every address', () => {
    const { source } = compose({ page: join(root, 'pages/404.mdx') })
    expect(source).toContain('/docs/binbar/release-notes/v3/')
    expect(source).not.toContain('guides }')
  })

  it('makes the module of a guide', () => {
    const { source, files } = compose({ version: 'current', guide: 'binbar' })
    expect(source).toContain('/docs/binbar/release-notes/v3/')
    expect(source).not.toContain('/docs/api/objects/account/')
    expect(files).toEqual([])
  })
})
