import { createHash } from 'node:crypto'
import { buildClientSchema, printSchema } from 'graphql'
import { expect, it } from 'vitest'
import { readSchema } from '../schema/read-schema'
import { composeDownloadFiles } from './downloads'

const text = `"Weights – in {kg}."
type Query {
  weight(unit: Unit = KG, old: Int @deprecated(reason: "Use {unit}")): Float
  at: DateTime
}

enum Unit {
  KG
}

scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time.html")
`
const schema = readSchema('schema/test.graphql', text)
const files = composeDownloadFiles(text, schema)

it('offers the text of the schema as it is, and its introspection', () => {
  expect(files.map(({ href }) => href)).toEqual([
    '/downloads/binbar.graphql',
    '/downloads/binbar.introspection.json',
  ])
  expect(files[0]?.text).toBe(text)
})

it('says size and checksum of the bytes, not of the letters', () => {
  for (const { text: own, bytes, sha256 } of files) {
    const encoded = new TextEncoder().encode(own)
    expect(bytes).toBe(encoded.length)
    expect(sha256).toBe(createHash('sha256').update(encoded).digest('hex'))
  }
  expect(files[0]?.bytes).toBe(text.length + 2)
})

it('loses nothing in the introspection: deprecated arguments, addresses of scalars, descriptions', () => {
  const { data } = JSON.parse(files[1]?.text ?? '')
  const again = buildClientSchema(data)
  expect(printSchema(again)).toBe(printSchema(schema))
  expect(printSchema(again)).toContain('old: Int @deprecated(reason: "Use {unit}")')
  expect(printSchema(again)).toContain('@specifiedBy')
  expect(files[1]?.text.endsWith('}\n')).toBe(true)
})
