import { createPage } from './create-page'
import { runCommand } from './run-command'

await runCommand(() => {
  for (const file of createPage(process.cwd(), process.argv.slice(2))) console.log(`Wrote ${file}`)
})
