import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { metaFile } from '../../lib/navigation/meta-schema'
import { printTable } from '../print-table'
import { runCommand } from '../run-command'
import { composeGrowthRows, type GrowthMeasure } from './growth/compose-growth-rows'
import { copySite, readSiteTexts } from './growth/copy-site'
import { generateSite } from './growth/generate-site'
import { measureExport } from './growth/measure-export'
import { measureRun } from './growth/measure-run'
import { readSizes } from './growth/read-sizes'
import { countPages, readText, type SiteTexts } from './growth/site-texts'

/** What `npm run build` does, without npm around it. */
const build = 'npx next build && npx tsx tools/finish-export.ts'

/*
 * `npm run bench:growth`, or `npm run bench:growth -- 500 1000`: how the site grows. It generates sites of so many
 * pages, builds each one, and says what the build took and what the pages weigh. With `--keep`, the folders stay.
 */
await runCommand(async () => {
  const root = process.cwd()
  const texts = readSiteTexts(root)
  const { sizes, keeps } = readSizes(process.argv.slice(2), countPages(texts))
  const measures: GrowthMeasure[] = []
  for (const wanted of sizes) {
    const site = new Map([...texts, ...generateSite(texts, wanted)])
    measures.push(await measureSite(root, site, keeps))
  }
  printTable(['', ...measures.map(({ size }) => `${size} pages`)], composeGrowthRows(measures))
})

async function measureSite(root: string, texts: SiteTexts, keeps: boolean): Promise<GrowthMeasure> {
  const folder = copySite(root, texts)
  const size = countPages(texts)
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
    return { size, run, bytes: measureExport(join(folder, 'out'), JSON.parse(readText(texts, metaFile))) }
  } finally {
    if (!keeps) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
