import { buildSchema, introspectionFromSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { readImportedSchema } from './read-imported-schema'

const sdl =
  '# A comment.\ntype Query {\n  a(unit: Unit = KG): Int @deprecated(reason: "Use b.")\n}\n\nenum Unit {\n  KG\n}\n'
const introspection = introspectionFromSchema(buildSchema(sdl))

describe('readImportedSchema', () => {
  it('keeps SDL byte for byte', () => {
    const { schema, text } = readImportedSchema('new.graphql', sdl)
    expect(text).toBe(sdl)
    expect(schema.getQueryType()?.name).toBe('Query')
  })

  it.each([
    ['with data around it', { data: introspection }],
    ['alone', introspection],
  ])('prints an introspection result %s as SDL', (_form, value) => {
    const { text } = readImportedSchema('new.json', `\n${JSON.stringify(value)}`)
    expect(text).toBe(sdl.replace('# A comment.\n', ''))
  })

  it('takes a mark of the order of bytes in front of either', () => {
    expect(readImportedSchema('new.graphql', `\uFEFF${sdl}`).text).toBe(`\uFEFF${sdl}`)
    const { text } = readImportedSchema('new.json', `\uFEFF${JSON.stringify(introspection)}`)
    expect(text).toBe(sdl.replace('# A comment.\n', ''))
  })

  it('names a default that cannot be printed', () => {
    const odd = introspectionFromSchema(buildSchema('scalar J type Query { a(x: J): J }'))
    const text = JSON.stringify(odd).replace('"defaultValue":null', '"defaultValue":"[1]"')
    expect(() => readImportedSchema('new', text)).toThrow(
      'new: Query.a(x:): found a default in which a scalar is a list or an object, expected text, a number, true, false or null for each scalar, or no default.',
    )
  })

  it.each([
    [
      'text that is no schema',
      'Read me',
      'new:1: found a mistake in the schema (Syntax Error: Unexpected Name "Read".)',
    ],
    ['an empty text', '', 'new:1: found a mistake in the schema (Syntax Error: Unexpected <EOF>.)'],
    ['a schema that nobody can query', 'type A { a: Int }', 'Query root type must be provided.'],
    [
      'JSON without introspection',
      '{ "a": 1 }',
      'new: found JSON that is no whole introspection result, expected the answer to the query of introspection, with "__schema" in it.',
    ],
    ['an answer without data', '{ "data": null }', 'new: found JSON that is no whole introspection result'],
    ['broken JSON', '{ "a": }', 'new:1: found a mistake in the JSON text (ValueExpected)'],
  ])('stops at %s', (_mistake, text, sentence) => {
    expect(() => readImportedSchema('new', text)).toThrow(sentence)
  })
})
