import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { introspectionFromSchema } from 'graphql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { provenanceFile } from '../lib/schema/provenance-schema'
import { readSchema, schemaFile } from '../lib/schema/read-schema'
import { importSchemaFile } from './import-schema-file'

const project = join(import.meta.dirname, '..')
const options = () => ({ root, today: '2030-01-02' })

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-schema-'))
  for (const name of ['pages', 'content', 'schema', '_meta.json']) {
    cpSync(join(project, name), join(root, name), { recursive: true })
  }
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** The texts that an import may write. */
function readBoth(): string[] {
  return [schemaFile, provenanceFile].map(read)
}

/** A file as the owner hands it over. */
function hand(name: string, text: string): string {
  const path = join(root, name)
  writeFileSync(path, text)
  return path
}

/** The present schema without a field, with a new type and with another name for a value of an enum. */
function changeSchema(): string {
  const text = read(schemaFile)
  const start = text.indexOf('type ContainerSite {')
  const site = text.slice(start).replace(/ {2}"""\n(?:(?!""")[\s\S])*?"""\n {2}size: Int\n/, '')
  return `${text.slice(0, start)}${site.replace(/^ {2}POUND$/m, '  LB')}\ntype Tilt {\n  degrees: Float\n}\n`
}

describe('npm run schema:import', () => {
  it.each([
    ['its text', () => read(schemaFile)],
    [
      'its introspection',
      () => JSON.stringify({ data: introspectionFromSchema(readSchema(schemaFile, read(schemaFile))) }),
    ],
  ])('changes nothing for the present schema, handed over as %s', async (_form, compose) => {
    const before = readBoth()
    const file = hand('same.txt', compose())
    expect(await importSchemaFile([file], options())).toBe(
      `${file} has what schema/binbar.graphql has: nothing was changed.`,
    )
    expect(readBoth()).toEqual(before)
  })

  it('confirms the present schema when asked to', async () => {
    const file = hand('same.graphql', read(schemaFile))
    const before = read(schemaFile)
    await importSchemaFile([file, '--confirm'], options())
    expect(read(schemaFile)).toBe(before)
    expect(read(provenanceFile)).not.toContain('"draft"')
    expect(read(provenanceFile)).toContain('Imported from same.graphql on 2030-01-02.')
  })

  it('says exactly what a new schema changes, and takes it over', async () => {
    const text = changeSchema()
    const report = await importSchemaFile([hand('new.graphql', text)], options())
    const [changes, problems = ''] = report.split('\n\nExamples, sample data and texts')
    expect(changes).toBe(`Breaking (2):
  ContainerSite.size: Field 'size' was removed from object type 'ContainerSite'
  WeightUnit.POUND: Enum value 'POUND' was removed from enum 'WeightUnit'

Dangerous (1):
  WeightUnit.LB: Enum value 'LB' was added to enum 'WeightUnit'

Safe (2):
  Tilt: Type 'Tilt' was added
  Tilt.degrees: Field 'degrees' was added to object type 'Tilt'

Perhaps renamed (1):
  WeightUnit.POUND → WeightUnit.LB

Pages to add (1):
  npm run new api-page Tilt`)
    expect(problems).toMatch(
      /pages\/docs\/api\/examples\/container-site-examples\.mdx:\d+: CreateContainerSite: found a mistake in the GraphQL text \(Cannot query field "size" on type "ContainerSite"\.\)/,
    )
    expect(read(schemaFile)).toBe(text)
    expect(JSON.parse(read(provenanceFile)).elements).toMatchObject({
      'Tilt.degrees': { status: 'confirmed', source: 'Imported from new.graphql on 2030-01-02.' },
    })
    expect(read(provenanceFile)).not.toContain('ContainerSite.size"')
  })

  it('names the pages whose element is gone', async () => {
    const text = read(schemaFile).replace(/ {2}"""\n(?:(?!""")[\s\S])*?"""\n {2}helloWorld: String!\n/, '')
    const report = await importSchemaFile([hand('new.graphql', text)], options())
    expect(report).toContain(
      'Pages to remove, with their entries in _meta.json and routes.txt (1):\n  pages/docs/api/queries/hello-world.mdx',
    )
  })

  it.each([
    [
      'a file that is not there',
      () => ['/no/such/file'],
      '/no/such/file: found no such file, expected a schema in SDL',
    ],
    ['a file that is no schema', () => [hand('a.txt', 'Hello')], 'found a mistake in the schema'],
    ['no file', () => [], 'npm run schema:import: found no file, expected one file'],
    ['two files', () => ['a', 'b'], 'found "b" behind the file, expected one file'],
  ])('writes nothing for %s', async (_mistake, args, sentence) => {
    const before = readBoth()
    await expect(importSchemaFile(args(), options())).rejects.toThrow(sentence)
    expect(readBoth()).toEqual(before)
  })
})
