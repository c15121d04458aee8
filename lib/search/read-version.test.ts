import { describe, expect, it } from 'vitest'
import { findRelease } from '../releases/products'
import { readQuery } from './read-query'
import { fitsVersion } from './read-version'

/** Whether a query asks for the note at a route. */
function asksFor(query: string, route: string): boolean {
  const release = findRelease(route)
  return release !== undefined && fitsVersion(readQuery(query).words, release)
}

const bar = '/docs/binbar/release-notes/v45/'
const client = '/docs/client-application/release-notes/2.0.0/'

describe('fitsVersion', () => {
  it.each([
    ['v45', bar],
    ['V 45', bar],
    ['what is new in v45 of the bar', bar],
    ['release 45', bar],
    ['BinBar 45', bar],
    ['45', bar],
    ['2.0.0', client],
    ['release 2.0', client],
    ['v2.0.0', client],
    ['sorting in 2.0.0', client],
  ])('"%s" asks for %s', (query, route) => {
    expect(asksFor(query, route)).toBe(true)
  })

  it.each([
    ['v4', bar],
    ['45 containers', bar],
    ['v450', bar],
    ['release notes', bar],
    ['2', client],
    ['2.1', client],
    ['2.0.1', client],
  ])('"%s" does not ask for %s', (query, route) => {
    expect(asksFor(query, route)).toBe(false)
  })
})
