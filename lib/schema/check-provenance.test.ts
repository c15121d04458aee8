import { describe, expect, it } from 'vitest'
import { formatProblem } from '../problem/problem'
import { readJson } from '../problem/read-json'
import { checkProvenance } from './check-provenance'
import { listElements } from './list-elements'
import { readSchema } from './read-schema'

const schema = readSchema(
  'schema/binbar.graphql',
  `type Query {
  containerSite(id: ID!): ContainerSite
}
type ContainerSite {
  size: Int
  unit: Unit
}
enum Unit { KILOGRAM, POUND }`,
)

const coordinates = listElements(schema).map(({ coordinate }) => coordinate)

/** The sentences for a provenance with an entry for each of these coordinates, one on a line from line 4. */
function check(listed: readonly string[]): string[] {
  const lines = listed.map((coordinate) => `    "${coordinate}": { "status": "draft", "source": "A test." }`)
  const text = `{\n  "date": "2026-11-28",\n  "elements": {\n${lines.join(',\n')}\n  }\n}\n`
  const source = readJson('schema/provenance.json', text)
  return checkProvenance(JSON.parse(text), source, schema).map(formatProblem)
}

describe('checkProvenance', () => {
  it('finds nothing where every element has its entry, in whatever order', () => {
    expect(check(coordinates)).toEqual([])
    expect(check(coordinates.toReversed())).toEqual([])
    expect(coordinates).toEqual(
      expect.arrayContaining([
        'Query.containerSite',
        'Query.containerSite(id:)',
        'ContainerSite',
        'ContainerSite.size',
        'Unit.POUND',
        'Int',
        '@skip',
        '@skip(if:)',
      ]),
    )
  })

  it.each(['Query.containerSite(id:)', 'ContainerSite', 'Unit.POUND', '@skip', '@skip(if:)', 'Boolean'])(
    'names %s, which has no entry',
    (coordinate) => {
      expect(check(coordinates.filter((other) => other !== coordinate))).toEqual([
        `schema/provenance.json:3: elements: found no entry for "${coordinate}", expected an entry for every element of schema/binbar.graphql.`,
      ])
    },
  )

  it.each([
    ['an element that is gone', 'ContainerSite.fillLevel'],
    ['a root type, which stands for its fields alone', 'Query'],
    ['a name that every object has', 'constructor'],
  ])('names an entry for %s, with its line', (_what, coordinate) => {
    expect(check([coordinate, ...coordinates])).toEqual([
      `schema/provenance.json:4: elements: found "${coordinate}", expected the coordinate of an element of schema/binbar.graphql.`,
    ])
  })

  it('misses the entry of an element whose name every object has', () => {
    const odd = readSchema(
      'schema/binbar.graphql',
      'type Query { a: constructor } type constructor { a: Int }',
    )
    const text = '{ "date": "2026-11-28", "elements": {} }'
    const source = readJson('schema/provenance.json', text)
    expect(checkProvenance(JSON.parse(text), source, odd).map(({ found }) => found)).toContain(
      'no entry for "constructor"',
    )
  })

  it('leads from each side of a new name to the other', () => {
    const listed = coordinates.map((coordinate) =>
      coordinate === 'ContainerSite.size' ? 'ContainerSite.sizes' : coordinate,
    )
    const line = 4 + listed.indexOf('ContainerSite.sizes')
    expect(check(listed)).toEqual([
      'schema/provenance.json:3: elements: found no entry for "ContainerSite.size", expected an entry for every element of schema/binbar.graphql. Did you mean "ContainerSite.sizes"?',
      `schema/provenance.json:${line}: elements: found "ContainerSite.sizes", expected the coordinate of an element of schema/binbar.graphql. Did you mean "ContainerSite.size"?`,
    ])
  })
})
