import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { findWrittenExamples } from './find-written-examples'

function find(source: string) {
  return findWrittenExamples(parsePage('pages/docs/api/examples/a.mdx', source).tree)
}

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`

describe('findWrittenExamples', () => {
  it('finds operations in their order, with name, words and variables', () => {
    const source = [
      fence('graphql', 'query WhoAmI { user { name } }'),
      fence('graphql fails  without-token', 'mutation Rename($id: ID!) { rename(id: $id) { id } }'),
      fence('json variables', '{ "id": "1" }'),
      fence('graphql', 'subscription weights { weights }'),
    ].join('\nText.\n\n')
    const found = find(source.replace('Text.\n\n```json', '```json'))
    expect(found.map(({ name, words, variables }) => [name, words, variables?.value])).toEqual([
      ['WhoAmI', [], undefined],
      ['Rename', ['fails', 'without-token'], '{ "id": "1" }'],
      ['weights', [], undefined],
    ])
  })

  it('takes variables that follow directly alone', () => {
    const operation = fence('graphql', 'query A($id: ID!) { a(id: $id) }')
    const variables = fence('json variables', '{ "id": "1" }')
    expect(find(`${operation}\n${variables}`)[0]?.variables?.value).toBe('{ "id": "1" }')
    expect(find(`${operation}\nText.\n\n${variables}`)[0]?.variables).toBeUndefined()
    expect(find(`${operation}\n${fence('json', '{}')}`)[0]?.variables).toBeUndefined()
    expect(find(`${operation}\n${fence('js variables', '{}')}`)[0]?.variables).toBeUndefined()
    expect(find(`${operation}\n${fence('json variables more', '{}')}`)[0]?.variables).toBeUndefined()
  })

  it.each([
    [
      'in a callout',
      '<Callout kind="note">\n\n```graphql\nquery A { a }\n```\n\n```json variables\n{}\n```\n\n</Callout>\n',
    ],
    [
      'in a step',
      '1. Send it:\n\n   ```graphql\n   query A { a }\n   ```\n\n   ```json variables\n   {}\n   ```\n',
    ],
    ['in a quote', '> ```graphql\n> query A { a }\n> ```\n>\n> ```json variables\n> {}\n> ```\n'],
  ])('finds an operation %s, with its variables', (_where, source) => {
    const found = find(source)
    expect(found.map(({ name, variables }) => [name, variables?.value])).toEqual([['A', '{}']])
    expect(found[0]?.parent.type).not.toBe('root')
  })

  it('leaves other code alone: other languages, definitions, fragments', () => {
    const sources = [
      fence('graphql', 'type Query {\n  query: Mutation\n}'),
      fence('graphql', '"""\nquery A { a }\n"""\nscalar DateTime'),
      fence('graphql', 'fragment Names on Site { name }'),
      fence('text', 'query A { a }'),
      fence('', 'query A { a }'),
      fence('json', '{ "query": "query A { a }" }'),
    ]
    expect(find(sources.join('\n'))).toEqual([])
  })

  it('counts text that cannot be read, since it may be a mistake', () => {
    expect(find(fence('graphql', 'query Broken {')).map(({ name }) => name)).toEqual(['Broken'])
    expect(find(fence('graphql', 'query { a')).map(({ name }) => name)).toEqual([undefined])
    expect(find(fence('graphql', '')).map(({ name }) => name)).toEqual([undefined])
  })

  it.each([
    ['query { a }', undefined],
    ['{ a }', undefined],
    ['query ($id: ID) { a(id: $id) }', undefined],
    ['# query Comment\nquery Real { a }', 'Real'],
    ['{\n  query more\n}', undefined],
    ['query\n  Lines { a }', 'Lines'],
    ['fragment F on Site { name }\n\nquery Behind { site { ...F } }', 'Behind'],
    ['  mutation Indented { a }', 'Indented'],
  ])('reads the name of the operation in %j: %s', (text, name) => {
    expect(find(fence('graphql', text)).map((one) => one.name)).toEqual([name])
  })
})
