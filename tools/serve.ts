import { readExportSettings } from './export-settings'
import { startServer } from './start-server'

const port = Number(process.env.PORT ?? 3000)
const { address } = await startServer({ ...readExportSettings(), port })
console.log(`The help site is at ${address}`)
