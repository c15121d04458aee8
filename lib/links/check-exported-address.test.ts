import { describe, expect, it } from 'vitest'
import type { LinkTargets } from './check-address'
import { checkExportedAddress, toSiteAddress } from './check-exported-address'

const siteUrl = 'https://help.example.com'

describe('toSiteAddress', () => {
  it.each([
    ['/docs/', '/docs/'],
    ['https://help.example.com/docs/?x=1#a', '/docs/?x=1#a'],
    ['https://help.example.com', '/'],
    ['HTTP://HELP.EXAMPLE.COM/docs/', '/docs/'],
    ['//help.example.com/docs/', '/docs/'],
    ['https://help.example.com.example.org/docs/', 'https://help.example.com.example.org/docs/'],
    ['https://client.example.com/docs/', 'https://client.example.com/docs/'],
    ['https://[', 'https://['],
    ['mailto:help@help.example.com', 'mailto:help@help.example.com'],
    ['#a', '#a'],
    ['docs/', 'docs/'],
  ])('turns %s into %s', (url, address) => {
    expect(toSiteAddress(url, { basePath: '', siteUrl })).toBe(address)
  })

  it.each([
    ['/help/docs/', '/docs/'],
    ['/help', '/'],
    ['/help/', '/'],
    ['/help?x=1', '/?x=1'],
    ['/help#a', '/#a'],
    ['https://help.example.com/help/docs/', '/docs/'],
    ['/docs/', undefined],
    ['/helpful/', undefined],
    ['/', undefined],
    ['https://help.example.com/docs/', undefined],
    ['https://client.example.com/docs/', 'https://client.example.com/docs/'],
    ['#a', '#a'],
    ['docs/', 'docs/'],
  ])('takes the base path off %s', (url, address) => {
    expect(toSiteAddress(url, { basePath: '/help', siteUrl })).toBe(address)
  })
})

describe('checkExportedAddress', () => {
  const targets: LinkTargets = {
    pages: new Map([['/docs/', new Set<string>()]]),
    files: new Set(),
    redirects: new Map(),
  }
  const from = { route: '/404/', ids: new Set(['main']) }
  const check = (url: string, basePath: string) =>
    checkExportedAddress(url, from, targets, { basePath, siteUrl })

  it('checks the address of the site', () => {
    expect(check('/help/docs/', '/help')).toBeUndefined()
    expect(check('https://help.example.com/dosc/', '')).toEqual({
      found: '"/dosc/", which no page answers',
      expected: 'the address of a page that exists',
      nearest: '/docs/',
    })
  })

  it('checks anchors of the page itself', () => {
    expect(check('#main', '')).toBeUndefined()
    expect(check('#mian', '')).toMatchObject({ nearest: '#main' })
  })

  it('says how an address without the base path has to be', () => {
    expect(check('/docs/?x=1', '/help')).toEqual({
      found: '"/docs/?x=1", which lacks the base path "/help"',
      expected: 'an address that starts with "/help/"',
      nearest: '/help/docs/?x=1',
    })
    expect(check('https://help.example.com/docs/', '/help')).toEqual({
      found: '"https://help.example.com/docs/", which lacks the base path "/help"',
      expected: 'an address that starts with "https://help.example.com/help/"',
      nearest: 'https://help.example.com/help/docs/',
    })
  })

  it('suggests nothing that does not exist', () => {
    expect(check('/gone/', '/help')).toEqual({
      found: '"/gone/", which lacks the base path "/help"',
      expected: 'an address that starts with "/help/"',
      nearest: undefined,
    })
  })
})
