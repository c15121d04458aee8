import { importSchemaFile } from './import-schema-file'
import { runCommand } from './run-command'

await runCommand(async () => {
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  // npm takes "--confirm" for its own when no "--" stands in front of it, and hands it on in this way.
  const confirm = process.env.npm_config_confirm === 'true' ? ['--confirm'] : []
  const args = [...process.argv.slice(2), ...confirm]
  console.log(await importSchemaFile(args, { root: process.cwd(), today }))
})
