import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { printTable } from '../print-table'
import { runCommand } from '../run-command'
import { composeGrowthRows, type GrowthMeasure } from './growth/compose-growth-rows'
import { copySite, readSiteTexts } from './growth/copy-site'
import { generateSite } from './growth/generate-site'
import { measureExport } from './growth/measure-export'
import { measureRun } from './growth/measure-run'
import { readSizes } from './growth/read-sizes'

/** What `npm run build` does, without npm around it. */
const build = 'npx next build && npx tsx tools/finish-export.ts'

/*
 * `npm run bench:growth`, or `npm run bench:growth -- 110 1000`: how the site grows. It generates sites of so many
 * pages, builds each one, and says what the build took and what the pages weigh. With `--keep`, the folders stay.
 */
await runCommand(async () => {
  const { sizes, keeps } = readSizes(process.argv.slice(2))
  const measures: GrowthMeasure[] = []
  for (const size of sizes) measures.push(await measureSize(process.cwd(), size, keeps))
  printTable(['', ...measures.map(({ size }) => `${size} pages`)], composeGrowthRows(measures))
})

async function measureSize(root: string, size: number, keeps: boolean): Promise<GrowthMeasure> {
  const folder = copySite(root, generateSite(readSiteTexts(root), size))
  try {
    const environment = {
      ...process.env,
      NODE_ENV: 'production' as const,
      NEXT_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      EXPORT_FOLDER: 'out',
      BASE_PATH: '',
    }
    const run = await measureRun(build, folder, environment)
    if (!run.succeeded) throw new Error(`The build of ${size} pages failed:\n${run.output}`)
    console.log(`${size} pages: built in ${run.wall.toFixed(0)} s${keeps ? `, in ${folder}` : ''}`)
    return { size, run, bytes: measureExport(join(folder, 'out')) }
  } finally {
    if (!keeps) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
