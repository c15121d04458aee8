import { describe, expect, it } from 'vitest'
import { httpsAddressSchema, routeSchema, siteAddressSchema, siteUrlSchema } from './route-schema'

describe('routeSchema', () => {
  it.each(['/', '/docs/', '/docs/release-notes/0.1.0/', '/docs/api/Examples/BinBar Examples/'])(
    'takes %s',
    (route) => {
      expect(routeSchema.safeParse(route).success).toBe(true)
    },
  )

  it.each([
    '',
    'docs/',
    '/docs',
    '//docs/',
    '/docs//intro/',
    '/docs/?a=b/',
    '/docs/#a/',
    '/../',
    '/a/%2e/',
    '/a\n/',
    '/\ud800/',
  ])('refuses "%s"', (route) => {
    expect(routeSchema.safeParse(route).success).toBe(false)
  })
})

describe('siteAddressSchema', () => {
  it.each(['/', '/docs/?a=1#top', '/files/binbar.graphql'])('takes %s', (address) => {
    expect(siteAddressSchema.safeParse(address).success).toBe(true)
  })

  it.each(['', 'docs/', '//example.com/', 'https://example.com/', '/../docs/', '/\t/example.com/'])(
    'refuses "%s"',
    (address) => {
      expect(siteAddressSchema.safeParse(address).success).toBe(false)
    },
  )
})

describe('addresses of other hosts', () => {
  it.each(['https://example.com', 'https://example.com/a?b=c#d'])('may be %s', (address) => {
    expect(httpsAddressSchema.safeParse(address).success).toBe(true)
  })

  it.each(['http://example.com', 'https://', 'https://[', 'https://a b', 'https://a\u0000'])(
    'are not "%s"',
    (address) => {
      expect(httpsAddressSchema.safeParse(address).success).toBe(false)
    },
  )

  it.each(['https://example.com/', 'https://example.com?a=b', 'https://example.com/docs#a'])(
    'are not %s for a site, whose routes stand behind it',
    (address) => {
      expect(siteUrlSchema.safeParse(address).success).toBe(false)
    },
  )
})
