import { importSchemaFile } from './import-schema-file'
import { runCommand } from './run-command'

await runCommand(async () => {
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  console.log(await importSchemaFile(process.argv.slice(2), { root: process.cwd(), today }))
})
