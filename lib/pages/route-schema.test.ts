import { describe, expect, it } from 'vitest'
import { routeSchema, siteAddressSchema } from './route-schema'

describe('routeSchema', () => {
  it.each(['/', '/docs/', '/docs/release-notes/0.1.0/', '/docs/api/Examples/BinBar Examples/'])(
    'takes %s',
    (route) => {
      expect(routeSchema.safeParse(route).success).toBe(true)
    },
  )

  it.each(['', 'docs/', '/docs', '//docs/', '/docs//intro/', '/docs/?a=b/', '/docs/#a/'])(
    'refuses "%s"',
    (route) => {
      expect(routeSchema.safeParse(route).success).toBe(false)
    },
  )
})

describe('siteAddressSchema', () => {
  it.each(['/', '/docs/?a=1#top', '/files/binbar.graphql'])('takes %s', (address) => {
    expect(siteAddressSchema.safeParse(address).success).toBe(true)
  })

  it.each(['', 'docs/', '//example.com/', 'https://example.com/'])('refuses "%s"', (address) => {
    expect(siteAddressSchema.safeParse(address).success).toBe(false)
  })
})
