import { createPageReader } from '../lib/pages/create-page-reader'
import { throwProblems } from '../lib/problem/problem'
import { questionsFile, questionsSchema } from '../lib/site/questions-schema'
import { readDataFile } from '../lib/site/read-site-data'
import { listDraftContent } from './list-draft-content'

const root = process.cwd()
const { value: questions, problems } = readDataFile(root, questionsFile, questionsSchema)
throwProblems(problems)
const { drafts, total } = listDraftContent(createPageReader(root), questions ?? [])

const width = Math.max(0, ...drafts.map(({ file }) => file.length))
for (const { file, name } of drafts) console.log(`${file.padEnd(width)}  ${name}`)
console.log(`${drafts.length} of ${total} pages and entries are still to be confirmed.`)
