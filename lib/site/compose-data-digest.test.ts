import { describe, expect, it } from 'vitest'
import type { LinkTargets } from '../links/check-address'
import { composeDataDigest } from './compose-data-digest'
import type { PageFacts, SiteData } from './data-elements'

const facts: PageFacts = {
  title: 'Reset',
  description: 'How to reset.',
  headings: new Map([['steps', 'Steps']]),
}

/** What differs from the usual site. */
interface Changes {
  facts?: Partial<PageFacts>
  ids?: string[]
  files?: string[]
  api?: Partial<NonNullable<SiteData['api']>>
}

function digest(changes: Changes = {}): string {
  const { ids = ['steps'], files = [], api } = changes
  const data: SiteData = {
    meta: {},
    pages: new Map([['/docs/reset/', { ...facts, ...changes.facts }]]),
    questions: [],
    lightPatterns: [],
    terms: [],
    ...(api ? { api: api as SiteData['api'] } : {}),
  }
  const targets: LinkTargets = {
    pages: new Map([['/docs/reset/', new Set(ids)]]),
    files: new Set(files),
    redirects: new Map(),
  }
  return composeDataDigest(data, targets)
}

describe('composeDataDigest', () => {
  it('stays while nothing changes that pages show of others', () => {
    expect(digest()).toBe(digest())
    expect(digest()).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    ['a title', { facts: { title: 'Reset it' } }],
    ['a description', { facts: { description: 'What a reset does.' } }],
    ['a heading', { facts: { headings: new Map([['steps', 'The steps']]) } }],
    ['an id', { ids: ['steps', 'check'] }],
    ['a file', { files: ['/drawing.svg'] }],
    ['the page of an element', { api: { pages: new Map([['User', {}]]) as never } }],
    ['an example', { api: { examples: [{ name: 'Login' }] as never } }],
    ['a program', { api: { programs: [{ name: 'Sites' }] as never } }],
  ])('changes with %s', (_what, changes) => {
    expect(digest(changes)).not.toBe(digest())
  })
})
