import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { composeApi } from './api.fixture'
import { composeUsedBy } from './compose-used-by'
import { type ElementUse, listUses } from './list-uses'

const api = composeApi(`
directive @cost(unit: Unit, old: Int @deprecated) on OBJECT | FIELD_DEFINITION | ARGUMENT_DEFINITION | ENUM_VALUE | INPUT_FIELD_DEFINITION | SCALAR | UNION | INTERFACE | ENUM | INPUT_OBJECT
type Query { site(input: SiteInput, unit: Unit = KG): [Site!]!, find: Found, old: Int @deprecated(reason: "") }
type Mutation { move(input: [[SiteInput!]!]!): Site }
interface Node { parent: Node }
interface Named implements Node { parent: Node }
type Site implements Node & Named { parent: Node, weight(unit: Unit! @cost): Float @cost, bars: [Bar] }
type Bar { site: Site! }
extend type Bar @cost
union Found = Site | Bar
enum Unit { KG LB @deprecated OZ @cost }
input SiteInput { unit: Unit @deprecated(reason: "x"), next: [SiteInput], key: Key }
input Key @oneOf { id: ID }
scalar DateTime @specifiedBy(url: "https://example.com/")
scalar Day @cost
`)

/** The uses of an element by group; groups without any are left out. */
function list(coordinate: string): Record<string, string[]> {
  const found: [string, ElementUse[]][] = Object.entries(listUses(coordinate, api.schema))
  const write = ({ coordinate: place, page, id }: ElementUse) => `${place} on ${page}${id ? `#${id}` : ''}`
  const uses = found.map(([group, places]): [string, string[]] => [group, places.map(write)])
  return Object.fromEntries(uses.filter(([, places]) => places.length > 0))
}

describe('listUses', () => {
  it('names fields that hold a type, unions that have it as a member, and operations that return it', () => {
    expect(list('Site')).toEqual({
      fields: ['Bar.site on Bar#field-site', 'Found on Found'],
      operations: ['Query.site on Query.site', 'Mutation.move on Mutation.move'],
    })
    expect(list('Bar')).toEqual({ fields: ['Site.bars on Site#field-bars', 'Found on Found'] })
  })

  it('names arguments and fields that take an input, also itself', () => {
    expect(list('SiteInput')).toEqual({
      fields: ['SiteInput.next on SiteInput#field-next'],
      args: [
        'Query.site(input:) on Query.site#argument-input',
        'Mutation.move(input:) on Mutation.move#argument-input',
      ],
    })
  })

  it('names arguments of queries, of fields and of directives', () => {
    expect(list('Unit')).toEqual({
      fields: ['SiteInput.unit on SiteInput#field-unit'],
      args: [
        'Query.site(unit:) on Query.site#argument-unit',
        'Site.weight(unit:) on Site#argument-weight-unit',
        '@cost(unit:) on @cost#argument-unit',
      ],
    })
  })

  it('names the members of a union and the implementations of an interface', () => {
    expect(list('Found')).toEqual({
      operations: ['Query.find on Query.find'],
      members: ['Site on Site', 'Bar on Bar'],
    })
    expect(list('Node')).toEqual({
      fields: [
        'Node.parent on Node#field-parent',
        'Named.parent on Named#field-parent',
        'Site.parent on Site#field-parent',
      ],
      members: ['Named on Named', 'Site on Site'],
    })
  })

  it('names what carries a directive, wherever it stands', () => {
    expect(list('@deprecated')).toEqual({
      carriers: [
        'Query.old on Query.old',
        'SiteInput.unit on SiteInput#field-unit',
        '@cost(old:) on @cost#argument-old',
        'Unit.LB on Unit#value-LB',
      ],
    })
    expect(list('@cost')).toEqual({
      carriers: [
        'Bar on Bar',
        'Day on Day',
        'Site.weight on Site#field-weight',
        'Site.weight(unit:) on Site#argument-weight-unit',
        'Unit.OZ on Unit#value-OZ',
      ],
    })
    expect(list('@specifiedBy')).toEqual({ carriers: ['DateTime on DateTime'] })
    expect(list('@oneOf')).toEqual({ carriers: ['Key on Key'] })
    expect(list('@skip')).toEqual({})
  })

  it('names nothing of introspection', () => {
    expect(JSON.stringify(list('Boolean'))).not.toContain('__')
    expect(list('String')).toEqual({
      args: [
        '@deprecated(reason:) on @deprecated#argument-reason',
        '@specifiedBy(url:) on @specifiedBy#argument-url',
      ],
    })
  })
})

function outline(nodes: readonly Nodes[]): string[] {
  return nodes.map(
    (node) =>
      `${node.type}: ${node.type === 'list' ? node.children.map((item) => textOf(item)).join(', ') : textOf(node)}`,
  )
}

describe('composeUsedBy', () => {
  it('has a list for each way of using it', () => {
    expect(outline(composeUsedBy('Site', api))).toEqual([
      'heading: Used by',
      'paragraph: Returned by',
      'list: Query.site, Mutation.move',
      'paragraph: Member of',
      'list: Bar.site, Found',
    ])
    expect(outline(composeUsedBy('Unit', api))).toEqual([
      'heading: Used by',
      'paragraph: Member of',
      'list: SiteInput.unit',
      'paragraph: Argument of',
      'list: Query.site(unit:), Site.weight(unit:), @cost(unit:)',
    ])
    expect(outline(composeUsedBy('Found', api))).toContain('paragraph: Has the members')
    expect(outline(composeUsedBy('@cost', api))).toContain('paragraph: Carried by')
  })

  it('links each place to its page and row', () => {
    const links: string[] = []
    visit({ type: 'root', children: composeUsedBy('Unit', api) }, 'link', ({ url, children }) => {
      links.push(`${textOf(children)} → ${url}`)
    })
    expect(links).toEqual([
      'SiteInput.unit → /docs/api/inputs/site-input/#field-unit',
      'Query.site(unit:) → /docs/api/queries/site/#argument-unit',
      'Site.weight(unit:) → /docs/api/objects/site/#argument-weight-unit',
      '@cost(unit:) → /docs/api/directives/cost/#argument-unit',
    ])
  })

  it('names places without a page as code', () => {
    const nodes = composeUsedBy('Bar', { schema: api.schema, pages: new Map() })
    expect(JSON.stringify(nodes)).not.toContain('"link"')
    expect(outline(nodes)).toContain('list: Site.bars, Found')
  })

  it('says that nothing uses an element', () => {
    expect(outline(composeUsedBy('@specifiedBy', composeApi('type Query { a: Int }')))).toEqual([
      'heading: Used by',
      'paragraph: Nothing in the schema uses @specifiedBy.',
    ])
  })

  it('gives nothing for a directive that has no place in a schema', () => {
    expect(composeUsedBy('@skip', api)).toEqual([])
  })

  it('gives nothing for a query, which nothing can use', () => {
    expect(composeUsedBy('Query.site', api)).toEqual([])
  })
})
