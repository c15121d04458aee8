import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema, introspectionFromSchema } from 'graphql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPageReader } from '../lib/pages/create-page-reader'
import { provenanceFile } from '../lib/schema/provenance-schema'
import { readSchema, schemaFile } from '../lib/schema/read-schema'
import { createApiProject } from '../lib/site/api-project.fixture'
import { importSchemaFile } from './import-schema-file'

/** The folder of this project. */
const own = join(import.meta.dirname, '..')

let root = ''

/** A folder for the files that are handed over. */
let inbox = ''

beforeEach(() => {
  inbox = mkdtempSync(join(tmpdir(), 'import-schema-'))
})

afterEach(() => {
  rmSync(inbox, { recursive: true })
  rmSync(root, { recursive: true })
})

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** The texts that an import may write. */
function readBoth(): string[] {
  return [schemaFile, provenanceFile].map(read)
}

function readElements(): Record<string, { status: string; source: string }> {
  return JSON.parse(read(provenanceFile)).elements
}

/** A file as the owner hands it over. */
function hand(name: string, text: string): string {
  const path = join(inbox, name)
  writeFileSync(path, text)
  return path
}

function importFile(name: string, text: string, ...words: string[]): Promise<string> {
  return importSchemaFile([hand(name, text), ...words], { root, today: '2030-01-02' })
}

describe('an import into a small project', () => {
  let project: ReturnType<typeof createApiProject>

  const example = [
    '```graphql',
    'query Site($id: ID!) {',
    '  containerSiteById(id: $id) {',
    '    name',
    '    maxWeight',
    '  }',
    '}',
    '```',
    '',
    '```json variables',
    '{ "id": "4Tz8Rw1pVb" }',
    '```',
  ].join('\n')

  beforeEach(() => {
    project = createApiProject()
    root = project.root
    project.writePage('pages/docs/api/a.mdx', 'A', `The \`maxWeight\`.\n\n${example}`)
    for (const name of ['light-patterns', 'questions', 'terms']) {
      cpSync(join(own, `content/${name}.json`), join(root, `content/${name}.json`), { recursive: true })
    }
    const meta: Record<string, Record<string, string>> = {}
    function addEntry(route: string): void {
      const [, folder = '', key = ''] = /^(.*\/)([^/]+)\/$/.exec(route) ?? []
      if (folder !== '/' && !meta[folder]) addEntry(folder)
      meta[folder] = { ...meta[folder], [key]: key }
    }
    for (const { route } of createPageReader(root).listPages()) addEntry(route)
    project.write('_meta.json', JSON.stringify(meta))
  })

  it('names every place of a field that is gone, by file and line, and each only once', async () => {
    const text = project.schemaText.replace('  maxWeight: Float\n', '')
    expect(await importFile('new.graphql', text)).toBe(`Breaking (1):
  ContainerSite.maxWeight: Field 'maxWeight' was removed from object type 'ContainerSite'

Pages to remove, with their entries in _meta.json and routes.txt (1):
  pages/docs/api/scalars/float.mdx

Examples, sample data and texts that no longer hold (2):
  pages/docs/api/a.mdx:13: Site: found a mistake in the GraphQL text (Cannot query field "maxWeight" on type "ContainerSite".), expected what schema/binbar.graphql has.
  pages/docs/api/a.mdx:7: found the name "maxWeight", expected a type, field, argument, enum value or directive of schema/binbar.graphql.

Wrote schema/binbar.graphql
Wrote schema/provenance.json`)
  })

  it('replaces the schema byte for byte, and confirms exactly its elements, in their order', async () => {
    const text = `# From the owner.\r\n${project.schemaText.replace('  maxWeight: Float\n', '  tilt: Float\n')}\n\n`
    await importFile('new.graphql', text)
    expect(read(schemaFile)).toBe(text)
    const elements = readElements()
    expect(Object.keys(elements).slice(0, 8)).toEqual([
      'Query.helloWorld',
      'Query.containerSiteById',
      'Query.containerSiteById(id:)',
      'String',
      'ID',
      'ContainerSite',
      'ContainerSite.id',
      'ContainerSite.name',
    ])
    expect(Object.hasOwn(elements, 'ContainerSite.maxWeight')).toBe(false)
    for (const entry of Object.values(elements)) {
      expect(entry).toEqual({
        status: 'confirmed',
        source: 'Imported from new.graphql on 2030-01-02.',
      })
    }
    expect(read(provenanceFile)).toMatch(/^\{\n {2}"date": "2030-01-02",\n {2}"elements": \{\n.*\n\}\n$/s)
  })

  it('leaves the project without a mistake when nothing on its pages is touched', async () => {
    const report = await importFile(
      'new.graphql',
      project.schemaText.replace('name: String', 'name: String!'),
    )
    expect(report).toMatch(/^Safe \(1\):\n[^\n]+\n\nWrote /)
    expect(project.check()).toEqual([])
  })

  it('takes over an introspection result as SDL', async () => {
    const sdl = 'type Query {\n  helloWorld: String!\n}'
    const report = await importFile('new.json', JSON.stringify(introspectionFromSchema(buildSchema(sdl))))
    expect(read(schemaFile)).toBe(`${sdl}\n`)
    expect(report).toContain("ContainerSite: Type 'ContainerSite' was removed")
    expect(report).toContain('\n  pages/docs/api/objects/container-site.mdx\n')
    expect(report).toContain(
      'schema/sample-data.json:36: arguments: found "Query.containerSiteById(id:)", expected the coordinate',
    )
  })

  it('tells where the page of an element belongs that is of another kind now', async () => {
    const text = project.schemaText.replace('type ContainerSite', 'interface ContainerSite')
    const report = await importFile(
      'new.graphql',
      `${text}type Bin implements ContainerSite { id: ID! name: String maxWeight: Float }`,
    )
    expect(report).toContain('Pages to add (1):\n  npm run new api-page Bin\n')
    expect(report).toContain(
      'pages/docs/api/objects/container-site.mdx:5: graphql: found "ContainerSite" on the page /docs/api/objects/container-site/, expected it on the page /docs/api/interfaces/container-site/',
    )
  })

  it('tells both names of elements that cannot both have a page', async () => {
    const report = await importFile(
      'new.graphql',
      `${project.schemaText}type Containersite { id: ID }\ntype CONTAINER_SITE { id: ID }`,
    )
    expect(report).toContain('ContainerSite and CONTAINER_SITE: found the address')
    expect(report).not.toContain('no reference page for it')
  })

  it('reports although a mistake elsewhere is in the way of the rest', async () => {
    project.write('content/terms.json', '{')
    const report = await importFile('new.graphql', project.schemaText.replace('name:', 'title:'))
    expect(report).toContain('Perhaps renamed (1):\n  ContainerSite.name → ContainerSite.title\n')
    expect(report).toContain('no longer hold (1):\n  content/terms.json:1: found a mistake in the JSON text')
  })

  it.each([
    ['as it is', (text: string) => text],
    ['in another order', (text: string) => text.split('\n\n').toReversed().join('\n\n')],
    [
      'as introspection',
      (text: string) => JSON.stringify({ data: introspectionFromSchema(buildSchema(text)) }),
    ],
  ])('writes nothing for the present schema, %s', async (_form, compose) => {
    const before = readBoth()
    expect(await importFile('same', compose(project.schemaText))).toBe(
      `${join(inbox, 'same')} has what schema/binbar.graphql has: nothing was changed.`,
    )
    expect(readBoth()).toEqual(before)
  })

  it('takes a description for a difference', async () => {
    const report = await importFile('new.graphql', `"""Read."""\n${project.schemaText}`)
    expect(report).toMatch(/^Safe \(1\):\n {2}Query: The description changed\n/)
  })

  it('confirms the present schema when asked to, and leaves its text alone', async () => {
    const before = read(schemaFile)
    expect(
      await importFile(
        'same.json',
        JSON.stringify(introspectionFromSchema(buildSchema(before))),
        '--confirm',
      ),
    ).toBe(`${join(inbox, 'same.json')} has what schema/binbar.graphql has: every element is confirmed now.`)
    expect(read(schemaFile)).toBe(before)
    expect(new Set(Object.values(readElements()).map(({ source }) => source))).toEqual(
      new Set(['Imported from same.json on 2030-01-02.']),
    )
    expect(project.check()).toEqual([])
  })

  it.each([
    [
      'no file',
      [],
      'npm run schema:import: found no file, expected one file, such as: npm run schema:import ../schema.graphql.',
    ],
    [
      'two files',
      ['a', 'b'],
      'npm run schema:import: found "b" behind the file, expected one file, such as: npm run schema:import ../schema.graphql.',
    ],
    [
      'a word that it does not know',
      ['a', '--confrim'],
      'npm run schema:import: found the word "--confrim", expected one file, such as: npm run schema:import ../schema.graphql. Did you mean "--confirm"?',
    ],
    [
      'a file that is not there',
      ['/no/such/file'],
      '/no/such/file: found no such file, expected a schema in SDL, or an introspection result in JSON.',
    ],
    ['a folder', ['/'], '/: found a folder, expected a schema in SDL, or an introspection result in JSON.'],
  ])('writes nothing for %s', async (_mistake, args, message) => {
    const before = readBoth()
    await expect(importSchemaFile(args, { root, today: '2030-01-02' })).rejects.toMatchObject({
      name: 'ProblemError',
      message,
    })
    expect(readBoth()).toEqual(before)
  })

  it.each([
    ['text that is no schema', 'Hello', 'found a mistake in the schema (Syntax Error'],
    ['an operation', 'query A { a }', 'found a mistake in the schema'],
    ['nothing', '', 'found a mistake in the schema'],
    ['a schema without a type', '# Nothing yet.\n', 'found a mistake in the schema'],
    [
      'a schema without a query',
      'type A { a: Int }',
      'found a mistake in the schema (Query root type must be',
    ],
    ['JSON that is no introspection', '{}', 'found JSON that is no whole introspection result'],
  ])('writes nothing for %s', async (_mistake, text, sentence) => {
    const before = readBoth()
    await expect(importFile('new', text)).rejects.toMatchObject({
      name: 'ProblemError',
      message: expect.stringContaining(sentence),
    })
    expect(readBoth()).toEqual(before)
  })
})

describe('an import into this project', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'import-schema-'))
    for (const name of ['pages', 'content', 'schema', '_meta.json']) {
      cpSync(join(own, name), join(root, name), { recursive: true })
    }
  })

  /** The present schema without a field, with a new type and with another name for a value of an enum. */
  function changeSchema(): string {
    const text = read(schemaFile)
    const start = text.indexOf('type ContainerSite {')
    const site = text.slice(start).replace(/ {2}"""\n(?:(?!""")[\s\S])*?"""\n {2}size: Int\n/, '')
    return `${text.slice(0, start)}${site.replace(/^ {2}POUND$/m, '  LB')}\ntype Tilt {\n  degrees: Float\n}\n`
  }

  it.each([
    ['its text', () => read(schemaFile)],
    [
      'its introspection',
      () => JSON.stringify({ data: introspectionFromSchema(readSchema(schemaFile, read(schemaFile))) }),
    ],
  ])('changes nothing for the present schema, handed over as %s', async (_form, compose) => {
    const before = readBoth()
    expect(await importFile('same.txt', compose())).toBe(
      `${join(inbox, 'same.txt')} has what schema/binbar.graphql has: nothing was changed.`,
    )
    expect(readBoth()).toEqual(before)
  })

  it('says exactly what a new schema changes, and takes it over', async () => {
    const text = changeSchema()
    const report = await importFile('new.graphql', text)
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
    for (const element of [
      'field "size" on type "ContainerSite"',
      'Value "POUND" does not exist in "WeightUnit" enum',
    ]) {
      expect(problems).toMatch(
        new RegExp(
          `\n {2}pages/docs/api/\\S+\\.mdx:\\d+: \\w+: found a mistake in the GraphQL text \\([^\n]*${element}`,
        ),
      )
    }
    expect(problems).not.toContain('schema/provenance.json:')
    expect(problems).not.toContain('no reference page')
    expect(read(schemaFile)).toBe(text)
    expect(readElements()).toMatchObject({
      'Tilt.degrees': { status: 'confirmed', source: 'Imported from new.graphql on 2030-01-02.' },
    })
    expect(Object.keys(readElements())).not.toContain('ContainerSite.size')
  })
})
