import { describe, expect, it } from 'vitest'
import { composeLocaleAddress, getLocalePath } from './locales'

const english = { code: 'en', label: 'English' }
const french = { code: 'fr', label: 'Français' }
const locales = [english, french]

describe('getLocalePath', () => {
  it('gives each language a prefix but the first', () => {
    expect(locales.map((locale) => getLocalePath(locales, locale))).toEqual(['', '/fr'])
  })
})

describe('composeLocaleAddress', () => {
  const address = { path: '/docs/x/', query: '?a=1%20b', hash: '#h' }

  it('adds the prefix of a language, and keeps query and hash letter for letter', () => {
    const from = { address, current: english, basePath: '' }
    expect(locales.map((target) => composeLocaleAddress(locales, target, from))).toEqual([
      '/docs/x/?a=1%20b#h',
      '/fr/docs/x/?a=1%20b#h',
    ])
  })

  it('takes the prefix of the present language away', () => {
    const from = { address: { ...address, path: '/fr/docs/x/' }, current: french, basePath: '/fr' }
    expect(locales.map((target) => composeLocaleAddress(locales, target, from))).toEqual([
      '/docs/x/?a=1%20b#h',
      '/fr/docs/x/?a=1%20b#h',
    ])
  })

  it('keeps the base path of the site in front of the language', () => {
    const from = { address: { ...address, path: '/help/fr/' }, current: french, basePath: '/help/fr' }
    expect(locales.map((target) => composeLocaleAddress(locales, target, from))).toEqual([
      '/help/?a=1%20b#h',
      '/help/fr/?a=1%20b#h',
    ])
  })

  it('takes the prefix of another language away, where a not-found page stands in for its pages', () => {
    const from = { address: { ...address, path: '/fr/lost/' }, current: english, basePath: '' }
    expect(locales.map((target) => composeLocaleAddress(locales, target, from))).toEqual([
      '/lost/?a=1%20b#h',
      '/fr/lost/?a=1%20b#h',
    ])
  })

  it('does not take a folder that begins like a language for one', () => {
    const from = { address: { path: '/fresh/', query: '', hash: '' }, current: french, basePath: '/fr' }
    expect(composeLocaleAddress(locales, english, from)).toBe('/fresh/')
  })

  it('adds parameters behind those that are there', () => {
    const from = { address, current: english, basePath: '', extraQuery: 'b=2' }
    expect(composeLocaleAddress(locales, french, from)).toBe('/fr/docs/x/?a=1%20b&b=2#h')
    const plain = { ...from, address: { ...address, query: '', hash: '' } }
    expect(composeLocaleAddress(locales, french, plain)).toBe('/fr/docs/x/?b=2')
  })

  it('leads to the host of a language that has one of its own', () => {
    const abroad = { ...french, url: 'https://aide.example.com' }
    const from = { address, current: english, basePath: '/help' }
    expect(composeLocaleAddress([english, abroad], abroad, from)).toBe(
      'https://aide.example.com/fr/docs/x/?a=1%20b#h',
    )
  })
})
