import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatProblem } from '../problem/problem'
import { createApiProject } from './api-project.fixture'

let project: ReturnType<typeof createApiProject>

beforeEach(() => {
  project = createApiProject()
  project.writePage('pages/docs/api/a.mdx', 'A', '')
  project.writePage('pages/docs/api/b.mdx', 'B', '')
})

afterEach(() => {
  rmSync(project.root, { recursive: true })
})

function check(): string[] {
  return project.check().map(formatProblem)
}

const operation =
  '```graphql\nquery Site($id: ID!) {\n  containerSiteById(id: $id) {\n    maxWeight\n  }\n}\n```'
const variables = '```json variables\n{ "id": "4Tz8Rw1pVb" }\n```'

describe('checkApi', () => {
  it('finds nothing in a right project', () => {
    project.writePage('pages/docs/api/a.mdx', 'A', `The \`ContainerSite\`.\n\n${operation}\n\n${variables}`)
    expect(check()).toEqual([])
  })

  it('names every place that a renamed field touches, and no other', () => {
    project.writePage('pages/docs/api/a.mdx', 'A', `${operation}\n\n${variables}`)
    project.writePage(
      'pages/docs/api/b.mdx',
      'B',
      "import Part from '../../../content/part.mdx'\n\nThe `maxWeight`.\n\n<Part />",
    )
    project.write('content/part.mdx', `Text.\n\n${operation}\n\n${variables}\n`)
    expect(check()).toEqual([])
    project.write('schema/binbar.graphql', project.schemaText.replace('maxWeight', 'maximumWeight'))
    const found =
      'Site: found a mistake in the GraphQL text (Cannot query field "maxWeight" on type "ContainerSite".)'
    expect(check()).toEqual([
      expect.stringMatching(
        /^schema\/provenance\.json:\d+: elements: found no entry for "ContainerSite\.maximumWeight"/,
      ),
      expect.stringMatching(/^schema\/provenance\.json:\d+: elements: found "ContainerSite\.maxWeight"/),
      `pages/docs/api/a.mdx:10: ${found}, expected what schema/binbar.graphql has. Did you mean "maximumWeight"?`,
      expect.stringMatching(/^pages\/docs\/api\/b\.mdx:9: found the name "maxWeight"/),
      `content/part.mdx:6: ${found}, expected what schema/binbar.graphql has. Did you mean "maximumWeight"?`,
    ])
    project.write('schema/binbar.graphql', project.schemaText)
    expect(check()).toEqual([])
  })

  it('names a new type and a removed one', () => {
    project.write('schema/binbar.graphql', project.schemaText.replaceAll('ontainerSite', 'ontainerSpot'))
    const problems = check()
    expect(problems).toEqual(
      expect.arrayContaining([
        'schema/binbar.graphql: ContainerSpot: found no reference page for it, expected the page pages/docs/api/objects/container-spot.mdx; "npm run new api-page ContainerSpot" makes it.',
        expect.stringMatching(
          /^pages\/docs\/api\/objects\/container-site\.mdx:5: graphql: found "ContainerSite", which/,
        ),
        'schema/sample-data.json:36: arguments: found "Query.containerSiteById(id:)", expected the coordinate of an argument of schema/binbar.graphql. Did you mean "Query.containerSpotById(id:)"?',
      ]),
    )
  })

  it('names a page in the folder of a kind that is the reference of nothing', () => {
    project.writePage('pages/docs/api/objects/container-site.mdx', 'ContainerSite', '')
    expect(check()).toEqual([
      'schema/binbar.graphql: ContainerSite: found no reference page for it, expected the page pages/docs/api/objects/container-site.mdx; "npm run new api-page ContainerSite" makes it.',
      'pages/docs/api/objects/container-site.mdx:1: graphql: found no such key in the front matter, expected the coordinate of the element that the page is about, such as "graphql: ContainerSite".',
    ])
  })

  it('names a ready operation that fails once, although two pages show it', () => {
    project.writeSampleData({ arguments: { 'Query.containerSiteById(id:)': { wrong: true } } })
    const coordinate = 'Query.containerSiteById'
    project.writePage('pages/docs/api/b.mdx', 'B', '', coordinate)
    const problems = check()
    expect(problems.filter((sentence) => sentence.includes(`for ${coordinate}:`))).toEqual([
      expect.stringMatching(
        /^schema\/sample-data\.json: the ready operation ContainerSiteById for Query\.containerSiteById: found an answer with an error \(Variable "\$id" got invalid value/,
      ),
    ])
    expect(problems).toContainEqual(expect.stringMatching(/^pages\/docs\/api\/b\.mdx:5: graphql: found/))
  })

  it('names a mistake in a part once, although two pages import it', () => {
    const body = "import Part from '../../../content/part.mdx'\n\n<Part />"
    project.writePage('pages/docs/api/a.mdx', 'A', body)
    project.writePage('pages/docs/api/b.mdx', 'B', body)
    project.write('content/part.mdx', '```graphql\nquery A { helloWorlds }\n```\n')
    expect(check()).toEqual([
      'content/part.mdx:2: A: found a mistake in the GraphQL text (Cannot query field "helloWorlds" on type "Query".), expected what schema/binbar.graphql has. Did you mean "helloWorld"?',
    ])
  })

  it('proves examples outside of the API too, but leaves their names in code alone', () => {
    project.writePage(
      'pages/other.mdx',
      'Other',
      'A `misspeltName`.\n\n```graphql\nquery A { helloWorlds }\n```',
    )
    expect(check()).toEqual([
      'pages/other.mdx:10: A: found a mistake in the GraphQL text (Cannot query field "helloWorlds" on type "Query".), expected what schema/binbar.graphql has. Did you mean "helloWorld"?',
    ])
  })

  it('names a program that is not there', () => {
    project.writePage('pages/docs/api/a.mdx', 'A', '<Program name="full-sites" />\n\n<Program />')
    for (const ending of ['sh', 'mts', 'py', 'txt'])
      project.write(`content/programs/full-site.${ending}`, 'x\n')
    expect(check()).toEqual([
      'pages/docs/api/a.mdx:7: <Program name=…>: found "full-sites", expected the name of a program in content/programs. Did you mean "full-site"?',
      'pages/docs/api/a.mdx:9: <Program name=…>: found nothing, expected the name of a program in content/programs.',
    ])
  })
})

describe('readApiData', () => {
  it('gives nothing in a project without a schema', () => {
    rmSync(join(project.root, 'schema/binbar.graphql'))
    expect(() => project.readData()).toThrow('Found no schema in the project.')
  })

  it('reads where the page of each element is', () => {
    const { pages, provenance, sampleArguments } = project.readData().data.api
    expect(pages.get('ContainerSite')).toBe('/docs/api/objects/container-site/')
    expect(pages.get('@skip')).toBe('/docs/api/directives/skip/')
    expect(pages.has('A')).toBe(false)
    expect(provenance.date).toBe('2025-03-04')
    expect(sampleArguments).toEqual({ 'Query.containerSiteById(id:)': '4Tz8Rw1pVb' })
  })

  it('collects the examples of pages and of their parts, each proven on the sample data', () => {
    const body =
      "import Part from '../../../content/part.mdx'\n\n<Part />\n\n```graphql\nquery Own { helloWorld }\n```"
    project.writePage('pages/docs/api/a.mdx', 'Title of A', body)
    project.write('content/part.mdx', `${operation}\n\n${variables}\n`)
    project.writePage('pages/docs/api/b.mdx', 'B', '```graphql\nquery Wrong { hello }\n```')
    const { examples } = project.readData().data.api
    expect(examples.map(({ route, title, example }) => [route, title, example.name])).toEqual([
      ['/docs/api/a/', 'Title of A', 'Own'],
      ['/docs/api/a/', 'Title of A', 'Site'],
    ])
    expect(JSON.parse(examples[1]?.example.result ?? '')).toEqual({
      data: { containerSiteById: { maxWeight: 9000 } },
    })
  })

  it('counts the examples of a page that repeats another once', () => {
    const body = '```graphql\nquery Own { helloWorld }\n```'
    project.writePage('pages/docs/api/a.mdx', 'A', body)
    const front =
      '---\ntitle: B\ndescription: Where to start with a BinBar and what you need for it.\nstatus: draft\ncanonical: /docs/api/a/\n---\n'
    project.write('pages/docs/api/b.mdx', `${front}${body}\n`)
    expect(project.readData().data.api.examples.map(({ route }) => route)).toEqual(['/docs/api/a/'])
  })

  it('reads programs of which every language and the output are there', () => {
    for (const ending of ['sh', 'mts', 'py', 'txt'])
      project.write(`content/programs/whole.${ending}`, `${ending}  \n`)
    for (const ending of ['sh', 'mts', 'py']) project.write(`content/programs/half.${ending}`, 'x')
    expect([...project.readData().data.api.programs]).toEqual([
      ['whole', { curl: 'sh', typescript: 'mts', python: 'py', output: 'txt' }],
    ])
  })

  it('stops at a broken schema, at wrong sample data and at a missing file', () => {
    project.write('schema/binbar.graphql', 'type Query {')
    expect(() => project.readData()).toThrow('schema/binbar.graphql:1: found a mistake in the schema')
    project.write('schema/binbar.graphql', project.schemaText)
    project.writeSampleData({ tokn: 'x' })
    expect(() => project.readData()).toThrow(
      /schema\/sample-data\.json:\d+: tokn: found the unknown key "tokn"/,
    )
    project.writeSampleData()
    rmSync(join(project.root, 'schema/provenance.json'))
    expect(() => project.readData()).toThrow(
      'schema/provenance.json: found no such file, expected a file of this name.',
    )
  })

  it('offers the schema for download, as its text is', () => {
    const [sdl] = project.readData().data.api.downloads
    expect(sdl).toMatchObject({ href: '/downloads/binbar.graphql', text: project.schemaText })
  })
})
