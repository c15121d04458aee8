import { createPageReader } from '../lib/pages/create-page-reader'
import { readSiteData } from '../lib/site/read-site-data'
import { listDraftContent } from './list-draft-content'
import { runCommand } from './run-command'

await runCommand(() => {
  const reader = createPageReader(process.cwd())
  const { drafts, total } = listDraftContent(reader, readSiteData(reader))
  const width = Math.max(0, ...drafts.map(({ file }) => file.length))
  for (const { file, name } of drafts) console.log(`${file.padEnd(width)}  ${name}`)
  console.log(`${drafts.length} of ${total} pages and entries are still to be confirmed.`)
})
