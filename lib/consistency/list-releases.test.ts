import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { listReleases, listVersions } from './list-releases'

describe('listVersions', () => {
  const meta = {
    '/docs/binbar/release-notes/': { index: { title: 'All' }, v60: { title: 'v60' }, v7: { title: 'v7' } },
    '/docs/client-application/release-notes/': { '2.0.0': { title: '2.0.0' } },
  }

  it('gives the versions of a product in the order of _meta.json', () => {
    expect(listVersions(meta, 'binbar')).toEqual(['v60', 'v7'])
    expect(listVersions(meta, 'client-application')).toEqual(['2.0.0'])
  })

  it('gives none for a folder without entries', () => {
    expect(listVersions({}, 'binbar')).toEqual([])
  })
})

describe('listReleases', () => {
  const lines = [
    '---',
    'title: BinBar v7',
    'description: BinBar v7 brings the light pattern battery low.',
    'status: draft',
    'changes:',
    '  - kind: added',
    '    text: The light has a new pattern, battery low.',
    '    meaning: You can plan a battery change.',
    '    pages: [/docs/binbar/led-patterns/#battery-low]',
    '---',
  ]

  it('gives each release note with its changes, and no other page', () => {
    const pages = [
      parsePage('pages/docs/binbar/release-notes/v7.mdx', lines.join('\n')),
      parsePage('pages/docs/binbar/led-patterns.mdx', lines.join('\n')),
    ]
    expect(listReleases(pages)).toEqual([
      {
        product: 'binbar',
        version: 'v7',
        file: 'pages/docs/binbar/release-notes/v7.mdx',
        line: 5,
        changes: [
          {
            kind: 'added',
            text: 'The light has a new pattern, battery low.',
            meaning: 'You can plan a battery change.',
            pages: ['/docs/binbar/led-patterns/#battery-low'],
          },
        ],
      },
    ])
  })

  it('leaves mistakes in the front matter to the build', () => {
    const text = lines.filter((line) => !line.startsWith('title')).join('\n')
    const [release] = listReleases([parsePage('pages/docs/client-application/release-notes/2.0.0.mdx', text)])
    expect(release).toMatchObject({ product: 'client-application', version: '2.0.0', changes: [] })
  })
})
