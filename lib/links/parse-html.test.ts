import { expect, it } from 'vitest'
import { parseHtml } from './parse-html'

it('reads a text once', () => {
  const html = '<!doctype html><p>Text'
  expect(parseHtml(html)).toBe(parseHtml(`${html}`))
  expect(parseHtml(html)).not.toBe(parseHtml(`${html}.`))
})

it('keeps no more than what the memory holds', () => {
  const large = 'a'.repeat(25_000_000)
  expect(parseHtml(large)).not.toBe(parseHtml(large))
})
