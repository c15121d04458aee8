import { describe, expect, it } from 'vitest'
import { composeHeaderRules, composeSecurityHeaders, findHeaders, type HeaderRule } from './header-rules'

describe('composeSecurityHeaders', () => {
  const headers = new Map(composeSecurityHeaders("default-src 'self'"))

  it('holds the policy, and what a policy cannot say', () => {
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'self'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
  })

  it('switches features off for the site and for everyone in it, but not copying', () => {
    expect(headers.get('Permissions-Policy')?.split(', ')).toEqual(
      expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()', 'usb=()']),
    )
    expect(headers.get('Permissions-Policy')).not.toContain('clipboard')
    expect(headers.get('Permissions-Policy')).not.toContain('bluetooth')
  })
})

describe('composeHeaderRules', () => {
  it('puts the base path in front', () => {
    expect(composeHeaderRules('/help', []).map(({ pattern }) => pattern)).toEqual([
      '/help/*',
      '/help/_next/static/*',
    ])
  })
})

describe('findHeaders', () => {
  const rules: HeaderRule[] = [
    { pattern: '/*', headers: [['A', '1']] },
    { pattern: '/files/*', headers: [['B', '2']] },
    { pattern: '/exact', headers: [['C', '3']] },
  ]

  it.each([
    ['/', [['A', '1']]],
    ['/docs/', [['A', '1']]],
    [
      '/files/one.js',
      [
        ['A', '1'],
        ['B', '2'],
      ],
    ],
    ['/filesystem', [['A', '1']]],
    [
      '/exact',
      [
        ['A', '1'],
        ['C', '3'],
      ],
    ],
    ['/exactly', [['A', '1']]],
  ])('gives for %s those of every rule that fits', (path, headers) => {
    expect(findHeaders(rules, path)).toEqual(headers)
  })
})
