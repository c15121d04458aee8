import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFiles } from '../../lib/pages/list-files'
import { sampleDataFile, sampleDataSchema } from '../../lib/sample-api/sample-data-schema'
import { readSchema, schemaFile } from '../../lib/schema/read-schema'
import { languages } from '../../lib/tabs/language'
import { type ApiServer, startApiServer } from '../support/start-api-server'
import { compareOutput, type ProgramRun } from './compare-output'
import { countRuns, describeRuns } from './describe-runs'
import { findGroups } from './find-groups'
import { listSnippets, type Snippet } from './list-snippets'
import { keyOf, runSnippets } from './run-snippets'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const data = sampleDataSchema.parse(JSON.parse(read(sampleDataFile)))

let server: ApiServer
let snippets: Snippet[] = []
let runs = new Map<string, ProgramRun>()

beforeAll(async () => {
  snippets = listFiles(root, 'out')
    .filter((file) => file.endsWith('/index.html'))
    .flatMap((file) => listSnippets(file, findGroups(read(file))))
  server = await startApiServer(readSchema(schemaFile, read(schemaFile)), data)
  runs = await runSnippets(snippets, {
    BINBAR_API_URL: server.address,
    BINBAR_TOKEN: data.token,
    BINBAR_EMAIL: data.users[0]?.email ?? '',
    BINBAR_PASSWORD: data.users[0]?.password ?? '',
  })
})

afterAll(() => server.stop())

it('prints, in every language, the answer that the page shows', () => {
  const faults = snippets.map((snippet) => {
    const run = runs.get(keyOf(snippet))
    return run ? compareOutput(snippet, run) : `${snippet.place}: was not run.`
  })
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})

it('covers at least 40 operations in each language, and a program', () => {
  const count = countRuns(snippets, runs)
  console.log(describeRuns(count))
  expect(count.operations).toBeGreaterThanOrEqual(40)
  expect(count.programs).toBeGreaterThanOrEqual(1)
  for (const language of languages) {
    expect(count.executed[language], language).toBeGreaterThanOrEqual(count.operations + count.programs)
  }
})
