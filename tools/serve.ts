import { ProblemError, quote } from '../lib/problem/problem'
import { readExportSettings, readPort } from './export-settings'
import { runCommand } from './run-command'
import { startServer } from './start-server'

await runCommand(async () => {
  const port = readPort()
  try {
    const { address } = await startServer({ ...readExportSettings(), port })
    console.log(`The help site is at ${address}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new ProblemError([
      {
        file: 'PORT',
        found: `${quote(port)}, which another program listens on`,
        expected: 'a free port, such as PORT=8080 npm start',
      },
    ])
  }
})
