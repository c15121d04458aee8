import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { composeApi } from './api.fixture'
import { composePathLine } from './compose-path-line'
import { findPaths } from './find-paths'

const api = composeApi(`
type Query { site(id: ID!, mode: Mode): Site, found: Found }
type Mutation { create(input: SiteInput): Int }
type Site { bars(unit: Unit): [Bar!] }
type Truck { driver: Driver }
type Bar { lights: [Light] }
type Light { on: Boolean }
type Driver { name: String }
union Found = Truck
enum Mode { A }
enum Unit { KG }
input SiteInput { limit: LimitInput }
input LimitInput { unit: Int }
`)

function compose(typeName: string, pages = api.pages) {
  const type = api.schema.getType(typeName)
  const [path] = type ? findPaths(type, api.schema) : []
  if (!path) throw new Error(`Found no way to ${typeName}.`)
  const line = composePathLine(path, { pages })
  const links = line.children.flatMap((node) => (node.type === 'link' ? [node.url] : []))
  return [textOf(line), ...links]
}

describe('composePathLine', () => {
  it.each([
    ['Site', 'By a query: site', '/docs/api/queries/site/'],
    [
      'Light',
      'By a query: site → bars → lights',
      '/docs/api/queries/site/',
      '/docs/api/objects/site/#field-bars',
      '/docs/api/objects/bar/#field-lights',
    ],
    [
      'Driver',
      'By a query: found → driver',
      '/docs/api/queries/found/',
      '/docs/api/objects/truck/#field-driver',
    ],
    [
      'Unit',
      'By a query: site → bars, argument unit',
      '/docs/api/queries/site/',
      '/docs/api/objects/site/#field-bars',
      '/docs/api/objects/site/#argument-bars-unit',
    ],
    [
      'Mode',
      'By a query: site, argument mode',
      '/docs/api/queries/site/',
      '/docs/api/queries/site/#argument-mode',
    ],
    [
      'LimitInput',
      'By a mutation: create, argument input',
      '/docs/api/mutations/create/',
      '/docs/api/mutations/create/#argument-input',
    ],
  ])('leads to %s: %s', (type, ...line) => {
    expect(compose(type)).toEqual(line)
  })

  it('has no links to pages that are not there', () => {
    expect(compose('Unit', new Map())).toEqual(['By a query: site → bars, argument unit'])
  })
})
