import { describe, expect, it } from 'vitest'
import type { LinkTargets } from '../links/check-address'
import { composeDataDigest } from './compose-data-digest'
import type { PageFacts, SiteData } from './data-elements'

const facts: PageFacts = {
  title: 'Reset',
  description: 'How to reset.',
  headings: new Map([['steps', 'Steps']]),
}

function digest(
  changes: { facts?: Partial<PageFacts>; ids?: string[]; terms?: SiteData['terms'] } = {},
): string {
  const { ids = ['steps'], terms = [] } = changes
  const data: SiteData = {
    meta: {},
    pages: new Map([['/docs/reset/', { ...facts, ...changes.facts }]]),
    questions: [],
    lightPatterns: [],
    terms,
  }
  const targets: LinkTargets = {
    pages: new Map([['/docs/reset/', new Set(ids)]]),
    files: new Set(),
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
  ])('changes with %s', (_what, changes) => {
    expect(digest(changes)).not.toBe(digest())
  })
})
