import { describe, expect, it } from 'vitest'
import { formatNginxHeaders } from './format-nginx-headers'

describe('formatNginxHeaders', () => {
  it('writes a line for each header', () => {
    expect(
      formatNginxHeaders([
        ['Content-Security-Policy', "default-src 'self'; object-src 'none'"],
        ['X-Frame-Options', 'DENY'],
      ]),
    ).toBe(
      `add_header Content-Security-Policy "default-src 'self'; object-src 'none'" always;\n` +
        'add_header X-Frame-Options "DENY" always;\n',
    )
  })

  it.each(['a"b', 'a$b', 'a\\b', 'a\nb'])('refuses %j, which nginx would read otherwise', (value) => {
    expect(() => formatNginxHeaders([['X-Test', value]])).toThrow('X-Test')
  })
})
