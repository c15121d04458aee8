import { expect, it } from 'vitest'
import type { HeaderRule } from './header-rules'
import { formatHeadersFile, parseHeadersFile } from './headers-file'

const rules: HeaderRule[] = [
  {
    pattern: '/help/*',
    headers: [
      ['Content-Security-Policy', "default-src 'self'; img-src 'self' data:"],
      ['X-Frame-Options', 'DENY'],
    ],
  },
  { pattern: '/help/_next/static/*', headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
]

const text = `/help/*
  Content-Security-Policy: default-src 'self'; img-src 'self' data:
  X-Frame-Options: DENY

/help/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
`

it('writes the form that static hosts read', () => {
  expect(formatHeadersFile(rules)).toBe(text)
})

it('reads what it wrote', () => {
  expect(parseHeadersFile(text)).toEqual(rules)
})

it('finds no rule in an empty file', () => {
  expect(parseHeadersFile('')).toEqual([])
})
