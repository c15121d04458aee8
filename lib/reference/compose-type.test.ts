import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { composeApi } from './api.fixture'
import { composeType } from './compose-type'

const { schema, pages } = composeApi(`
  type Site { a: Site, b: Site!, c: [Site], d: [Site!]!, e: [[Site!]!]!, f: [[[Site]]], g: String!, h: Site_ }
  type Site_ { id: ID }
  type Query { site: Site }`)

const fields = schema.getType('Site')

function compose(name: string, routes: ReadonlyMap<string, string> = pages) {
  const type = fields && 'getFields' in fields ? fields.getFields()[name]?.type : undefined
  if (!type) throw new Error(`Found no field ${name}.`)
  return composeType(type as never, { pages: routes })
}

describe('composeType', () => {
  it.each([
    ['a', 'Site', 'Site'],
    ['b', 'Site!', 'Site'],
    ['c', '[Site]', 'Site'],
    ['d', '[Site!]!', 'Site'],
    ['e', '[[Site!]!]!', 'Site'],
    ['f', '[[[Site]]]', 'Site'],
    ['g', 'String!', 'String'],
    ['h', 'Site_', 'Site_'],
  ])('writes the type of %s as %s, with a link on %s alone', (field, text, name) => {
    const nodes = compose(field)
    expect(nodes.map((node) => textOf(node)).join('')).toBe(text)
    expect(nodes.filter(({ type }) => type === 'link')).toEqual([
      { type: 'link', url: pages.get(name), children: [{ type: 'text', value: name }] },
    ])
  })

  it('has no empty pieces', () => {
    expect(compose('a')).toHaveLength(1)
    expect(compose('e')).toHaveLength(3)
  })

  it('is text where the type has no page', () => {
    const nodes = compose('e', new Map())
    expect(nodes.map(({ type }) => type)).toEqual(['text', 'text', 'text'])
    expect(nodes.map((node) => textOf(node)).join('')).toBe('[[Site!]!]!')
  })
})
