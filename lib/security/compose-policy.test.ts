import { describe, expect, it } from 'vitest'
import { composePolicy, hashScript } from './compose-policy'

describe('hashScript', () => {
  it('gives the hash that browsers compute', () => {
    // The example of https://www.w3.org/TR/CSP2/#script-src-hash-usage, for "alert('Hello, world.');".
    expect(hashScript("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    )
  })

  it('counts every sign', () => {
    expect(hashScript('run()')).not.toBe(hashScript('run() '))
  })
})

describe('composePolicy', () => {
  const directives = composePolicy(["'sha256-one='", "'sha256-two='"]).split('; ')

  it('allows scripts by file and by hash alone', () => {
    expect(directives).toContain("script-src 'self' 'sha256-one=' 'sha256-two='")
  })

  it('starts from its own host, and closes what the site has no use for', () => {
    expect(directives[0]).toBe("default-src 'self'")
    expect(directives).toEqual(
      expect.arrayContaining(["object-src 'none'", "frame-ancestors 'none'", "base-uri 'self'"]),
    )
  })

  it('names each directive once, and no other host', () => {
    const names = directives.map((directive) => directive.split(' ')[0])
    expect(new Set(names).size).toBe(names.length)
    expect(directives.join(' ')).not.toMatch(/https?:|\*|unsafe-eval/)
  })
})
