import { describe, expect, it } from 'vitest'
import type { LinkTargets } from '../links/check-address'
import { formatProblem } from '../problem/problem'
import { readJson } from '../problem/read-json'
import { checkTermAddresses, checkTerms } from './check-terms'
import type { Term } from './terms-schema'

const light: Term = {
  term: 'light',
  meaning: 'The one light at the service end of a BinBar.',
  plainWords: ['LED', 'lamp'],
  forbidden: ['LED'],
  page: '/docs/binbar/led-patterns/',
  status: 'draft',
}

const button: Term = {
  term: 'button',
  meaning: 'The button beside the light, under a rubber cap.',
  plainWords: ['switch'],
  forbidden: ['push-button'],
  status: 'draft',
}

function sourceOf(terms: readonly Term[]) {
  return readJson('content/terms.json', JSON.stringify(terms, null, 2))
}

function describeTerms(...terms: Term[]): string[] {
  return checkTerms(terms, sourceOf(terms)).map(formatProblem)
}

describe('checkTerms', () => {
  it('lets right terms pass; a word may be plain and forbidden in one term', () => {
    expect(describeTerms(light, button)).toEqual([])
  })

  it('names a term that is there twice, in whatever letter case', () => {
    expect(describeTerms(light, { ...button, term: 'Light' })).toEqual([
      'content/terms.json:16: Light > term: found "Light", which stands in line 3 already, expected a term that no other entry has.',
    ])
  })

  it('names a plain word that is there twice', () => {
    expect(describeTerms(light, { ...button, plainWords: ['switch', 'Lamp'] })).toEqual([
      'content/terms.json:20: button > plainWords > 1: found "Lamp", which stands in line 7 already, expected each plain word once.',
    ])
  })

  it('names a plain word that is there twice in one term', () => {
    expect(describeTerms({ ...button, plainWords: ['switch', 'switch'] })).toEqual([
      'content/terms.json:7: button > plainWords > 1: found "switch", which stands in line 6 already, expected each plain word once.',
    ])
  })

  it('names a forbidden word that is a term', () => {
    expect(describeTerms(light, { ...button, forbidden: ['light'] })).toEqual([
      'content/terms.json:22: button > forbidden > 0: found "light", which the term "light" uses, expected a word that no term uses.',
    ])
  })

  it('names a forbidden word that is the term itself', () => {
    expect(describeTerms({ ...button, forbidden: ['button'] })).toEqual([
      'content/terms.json:9: button > forbidden > 0: found "button", which the term "button" uses, expected a word that no term uses.',
    ])
  })

  it('names a forbidden word that is a plain word of another term', () => {
    expect(describeTerms(light, { ...button, forbidden: ['lamp'] })).toEqual([
      'content/terms.json:22: button > forbidden > 0: found "lamp", which the term "light" uses, expected a word that no term uses.',
    ])
  })
})

describe('checkTermAddresses', () => {
  const targets: LinkTargets = {
    pages: new Map([['/docs/binbar/led-patterns/', new Set(['press-button'])]]),
    files: new Set(),
    redirects: new Map(),
  }

  function describeAddresses(...terms: Term[]): string[] {
    return checkTermAddresses(terms, sourceOf(terms), targets).map(formatProblem)
  }

  it('lets addresses of pages and of their elements pass, and terms without one', () => {
    const withStep = { ...light, page: '/docs/binbar/led-patterns/#press-button' }
    expect(describeAddresses(light, withStep, button)).toEqual([])
  })

  it('names an address that leads nowhere, and the nearest', () => {
    expect(describeAddresses({ ...light, page: '/docs/binbar/led-paterns/' })).toEqual([
      'content/terms.json:12: light > page: found "/docs/binbar/led-paterns/", which no page answers, expected the address of a page that exists. Did you mean "/docs/binbar/led-patterns/"?',
    ])
  })
})
