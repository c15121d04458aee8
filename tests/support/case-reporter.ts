import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { coverCases, type FrameCase, isWholeRun } from '../../tools/cover-cases'

const casesFile = join(import.meta.dirname, '../frame/cases.json')

/** The projects that cover the cases together. */
const frameProjects = ['frame', 'frame-restricted']

/**
 * Says at the end of a run how many cases of `tests/frame/cases.json` the tests covered, and fails the run
 * where a case has neither a test nor a reason. Only a run of all tests of the frame can tell.
 */
export default class CaseReporter implements Reporter {
  private tests: TestCase[] = []

  onBegin(_config: unknown, suite: Suite): void {
    const projects = suite.suites.filter(({ title }) => frameProjects.includes(title))
    const isWhole = projects.length === frameProjects.length && isWholeRun(readArguments())
    this.tests = isWhole ? projects.flatMap((project) => project.allTests()) : []
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.tests.length === 0) return undefined
    const cases: FrameCase[] = JSON.parse(readFileSync(casesFile, 'utf8'))
    const titles = this.tests.filter((test) => test.outcome() !== 'skipped').map(({ title }) => title)
    const { covered, leftOut, problems } = coverCases(cases, titles)
    console.log(`\n${covered.length} of ${cases.length} cases covered, ${leftOut.length} left out:`)
    for (const { id, leftOut: reason } of leftOut) console.log(`  ${id}: ${reason}`)
    for (const problem of problems) console.error(problem)
    return problems.length > 0 ? { status: 'failed' } : undefined
  }

  /** The list of results has the console for itself. */
  printsToStdio(): boolean {
    return false
  }
}

/** What stands behind `playwright test`. */
function readArguments(): string[] {
  return process.argv.slice(process.argv.indexOf('test') + 1)
}
