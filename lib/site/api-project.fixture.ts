import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createPageReader } from '../pages/create-page-reader'
import { composeElementRoute } from '../schema/element-route'
import { listElements, type PageKindOfElement } from '../schema/list-elements'
import { readSchema } from '../schema/read-schema'
import { checkApi } from './check-api'
import type { SiteData } from './data-elements'
import { readApiData } from './read-api-data'

const schemaText = `type Query {
  helloWorld: String!
  containerSiteById(id: ID!): ContainerSite
}

type ContainerSite {
  id: ID!
  name: String
  maxWeight: Float
}
`

const description = 'Where to start with a BinBar and what you need for it.'

/** A small project with a schema, in a folder of its own: every element has its page, and all is right. */
export function createApiProject() {
  const root = mkdtempSync(join(tmpdir(), 'api-'))

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }

  /** Writes a page, whose text begins at line 7. */
  function writePage(file: string, title: string, body: string, coordinate?: string): void {
    const key = coordinate === undefined ? 'layout: docs' : `graphql: "${coordinate}"`
    write(file, `---\ntitle: "${title}"\ndescription: ${description}\nstatus: draft\n${key}\n---\n${body}\n`)
  }

  function writeSampleData(changes: Record<string, unknown> = {}): void {
    const sampleData = {
      account: { id: 'k7Qm2Lx9Aa', name: 'Example Containers' },
      token: 'a-token',
      users: [{ id: 'Rn4Wd8Yt2K', email: 'you@example.com', password: 'your password' }],
      serviceLocations: [{ id: '6Jd1Vs5mQe', name: 'Acme Factory' }],
      containerSites: [
        {
          id: '4Tz8Rw1pVb',
          name: 'Aluminum Scrap',
          serviceLocationID: '6Jd1Vs5mQe',
          size: 24,
          maxKilograms: 9000,
          weights: [],
        },
      ],
      binBars: [],
      newIDs: { serviceLocation: '8Bn5Gx7rLw', containerSite: '5Mc2Yt6jHq' },
      arguments: { 'Query.containerSiteById(id:)': '4Tz8Rw1pVb' },
      ...changes,
    }
    write('schema/sample-data.json', JSON.stringify(sampleData, undefined, 2))
  }

  write('schema/binbar.graphql', schemaText)
  writeSampleData()
  const elements = listElements(readSchema('schema/binbar.graphql', schemaText))
  const provenance = Object.fromEntries(
    elements.map(({ coordinate }) => [coordinate, { status: 'draft', source: 'A test.' }]),
  )
  write('schema/provenance.json', JSON.stringify({ date: '2025-03-04', elements: provenance }, undefined, 2))
  for (const { coordinate, kind } of elements.filter(({ hasPage }) => hasPage)) {
    const route = composeElementRoute(kind as PageKindOfElement, coordinate)
    writePage(`pages${route.slice(0, -1)}.mdx`, coordinate, '', coordinate)
  }

  function readData() {
    const reader = createPageReader(root)
    const api = readApiData(reader)
    if (!api) throw new Error('Found no schema in the project.')
    const others: SiteData = { meta: {}, pages: new Map(), questions: [], lightPatterns: [], terms: [] }
    return { reader, data: { ...others, api } }
  }

  return {
    root,
    schemaText,
    write,
    writePage,
    writeSampleData,
    readData,
    check: () => {
      const { reader, data } = readData()
      return checkApi(reader, data)
    },
  }
}
