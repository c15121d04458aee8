import { describe, expect, it } from 'vitest'
import { dataElements, type SiteData } from './data-elements'

const data: SiteData = {
  meta: {
    '/docs/': {
      binbar: { title: 'BinBar', page: '/docs/category/binbar/' },
      intro: { title: 'Introduction' },
      secret: { title: 'Not yet', hidden: true },
      api: { title: 'API' },
      single: { title: 'Single', description: 'A category with one page.' },
      hidden: { title: 'Hidden below' },
      undescribed: { title: 'Without description' },
    },
    '/docs/binbar/': { 'led-patterns': { title: 'Light patterns' } },
    '/docs/api/': {
      draft: { title: 'Draft', hidden: true },
      queries: { title: 'Queries' },
      '/docs/': { title: 'Overview' },
      enums: { title: 'Enums' },
    },
    '/docs/api/queries/': {
      later: { title: 'Later', hidden: true },
      'user-by-id': { title: 'userById' },
    },
    '/docs/api/enums/': { window: { title: 'Window' } },
    '/docs/single/': { only: { title: 'Only' } },
    '/docs/hidden/': { draft: { title: 'Draft', hidden: true } },
    '/docs/release-notes/': {
      v61: { title: 'v61', hidden: true },
      v60: { title: 'v60' },
      v59: { title: 'v59' },
    },
  },
  pages: new Map([
    [
      '/docs/category/binbar/',
      { title: 'All about BinBar', description: 'Fitting, lights and battery.', headings: new Map() },
    ],
    ['/docs/intro/', { title: 'The introduction', description: 'Where to start.', headings: new Map() }],
    ['/docs/release-notes/v60/', { title: 'v60', description: 'What is new in v60.', headings: new Map() }],
  ]),
  lightPatterns: [],
  terms: [],
  questions: [
    { question: 'Fit a BinBar', answer: 'From an empty spot on', href: '/docs/binbar/', status: 'draft' },
  ],
}

function collect(name: string, folder: string): unknown {
  return dataElements[name]?.collect(data, folder)
}

describe('CategoryCards', () => {
  it('shows the entries of a folder in their order, with labels of _meta.json and what there is to say', () => {
    expect(collect('CategoryCards', '/docs/')).toEqual([
      { title: 'BinBar', href: '/docs/category/binbar/', description: '1 item', isCategory: true },
      { title: 'Introduction', href: '/docs/intro/', description: 'Where to start.', isCategory: false },
      { title: 'API', href: '/docs/api/queries/user-by-id/', description: '3 items', isCategory: true },
      {
        title: 'Single',
        href: '/docs/single/only/',
        description: 'A category with one page.',
        isCategory: true,
      },
      { title: 'Without description', href: '/docs/undescribed/', description: '', isCategory: false },
    ])
  })

  it('leads to a page from elsewhere', () => {
    expect(collect('CategoryCards', '/docs/api/')).toEqual([
      { title: 'Queries', href: '/docs/api/queries/user-by-id/', description: '1 item', isCategory: true },
      { title: 'Overview', href: '/docs/', description: '', isCategory: false },
      { title: 'Enums', href: '/docs/api/enums/window/', description: '1 item', isCategory: true },
    ])
  })

  it('is filled through the property "cards" and takes a folder', () => {
    expect(dataElements.CategoryCards).toMatchObject({ property: 'cards', takesFolder: true })
  })
})

describe('LatestRelease', () => {
  it('shows the first version of a folder that is not hidden', () => {
    expect(dataElements.LatestRelease).toMatchObject({ property: 'release', takesFolder: true })
    expect(collect('LatestRelease', '/docs/release-notes/')).toEqual({
      title: 'v60',
      href: '/docs/release-notes/v60/',
      description: 'What is new in v60.',
      isCategory: false,
    })
  })

  it('shows nothing when all versions are hidden', () => {
    expect(collect('LatestRelease', '/docs/hidden/')).toBeUndefined()
  })
})

describe('PopularQuestions', () => {
  it('shows all questions and takes no folder', () => {
    expect(dataElements.PopularQuestions).toMatchObject({ property: 'questions', takesFolder: false })
    expect(collect('PopularQuestions', '')).toEqual(data.questions)
  })
})
