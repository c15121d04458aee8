import { type Browser, chromium } from '@playwright/test'
import { readExportSettings } from '../export-settings'
import { findBrowser } from '../find-browser'
import { printTable } from '../print-table'
import { runCommand } from '../run-command'
import { startServer } from '../start-server'
import {
  composeSentRows,
  composeTimeRow,
  type PageMeasure,
  sentColumns,
  timeColumns,
} from './compose-bench-rows'
import { formatSpread } from './format-spread'
import { measureLoad, measureWithoutScripts } from './measure-load'
import { measureNavigation } from './measure-navigation'
import { measureTyping } from './measure-typing'
import { measuredPages } from './measured-pages'
import { readRuns } from './read-runs'
import { runOnPhone } from './run-on-phone'

/** What is typed into the search. */
const query = 'change the battery'

/*
 * `npm run bench`, or `npm run bench -- --runs 9`: what pages of the export weigh and how long they take, in the browser
 * of the tests, as on a slow phone. It judges nothing: times are those of this machine and of what else it does.
 */
await runCommand(async () => {
  const runs = readRuns(process.argv.slice(2))
  const { server, address } = await startServer({ ...readExportSettings(), port: 0, compressed: true })
  try {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
    try {
      console.log(`${findBrowser()}, version ${browser.version()}`)
      await printMeasures(browser, address, runs)
    } finally {
      await browser.close()
    }
  } finally {
    server.close()
  }
})

async function printMeasures(browser: Browser, address: string, runs: number): Promise<void> {
  const pages = Object.entries(measuredPages).map(([name, path]) => {
    return { name, address: new URL(path.slice(1), address).href, measures: [] as PageMeasure[] }
  })
  const keyTimes: number[] = []
  for (let run = 1; run <= runs; run++) {
    console.log(`Run ${run} of ${runs}`)
    // Each run takes all pages in turn, so that what else the machine does meets all of them.
    for (const page of pages) page.measures.push(await measurePage(browser, page.address))
    keyTimes.push(...(await runOnPhone(browser, (phone) => measureTyping(phone, address, query))))
  }
  console.log('\nSent, in kB as hosts send it: median (range)')
  printTable(
    sentColumns,
    pages.flatMap(({ name, measures }) => composeSentRows(name, measures)),
  )
  console.log('\nTimes in ms on a slow phone, up to "shift" on a slow line: median (range)')
  printTable(
    timeColumns,
    pages.map(({ name, measures }) => composeTimeRow(name, measures)),
  )
  console.log('\nSearch on a slow phone, from a key to its results: median (range)')
  printTable(
    ['typed', 'keys with new results', 'ms'],
    [[query, String(keyTimes.length), formatSpread(keyTimes)]],
  )
}

async function measurePage(browser: Browser, address: string): Promise<PageMeasure> {
  const withoutScripts = await runOnPhone(browser, (phone) => measureWithoutScripts(phone, address))
  return runOnPhone(browser, async (phone) => {
    const load = await measureLoad(phone, address)
    return { load, withoutScripts, navigation: await measureNavigation(phone) }
  })
}
