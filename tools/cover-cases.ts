/** One thing that the frame of the site does, as `tests/frame/cases.json` lists it. */
export interface FrameCase {
  /** Names the case; the title of its test starts with it. */
  id: string
  /** The part of the frame that it is about. */
  area: string
  /** What happens, in one sentence. */
  summary: string
  /** Why no browser test covers it. */
  leftOut?: string
}

/** What the tests of a run say of the cases. */
export interface Coverage {
  /** The cases that a test covers. */
  covered: FrameCase[]
  /** The cases that have a reason instead of a test. */
  leftOut: FrameCase[]
  /** What does not fit together, a sentence each. */
  problems: string[]
}

/**
 * Holds the titles of tests against the list of cases. A test covers the case whose id its title starts with:
 * `SKIP-01 the first Tab reaches the skip link`. Other titles cover nothing.
 *
 * @param titles the titles of the tests that ran; a title may come more than once
 */
export function coverCases(cases: readonly FrameCase[], titles: readonly string[]): Coverage {
  const named = new Set(titles.map(readId).filter((id) => id !== undefined))
  const known = new Set(cases.map(({ id }) => id))
  const leftOut = cases.filter((one) => one.leftOut !== undefined)
  const covered = cases.filter(({ id }) => named.has(id))
  const untested = cases.filter((one) => one.leftOut === undefined && !named.has(one.id))
  return {
    covered,
    leftOut,
    problems: [
      ...untested.map(
        ({ id, summary }) => `${id}: found neither a test nor a reason to leave it out. ${summary}`,
      ),
      ...covered
        .filter((one) => one.leftOut !== undefined)
        .map(({ id }) => `${id}: found a test for a case that is left out; take "leftOut" away.`),
      ...[...named]
        .filter((id) => !known.has(id))
        .map((id) => `${id}: found a test for a case that no list has.`),
    ],
  }
}

/**
 * Whether a run of Playwright was asked for everything: its arguments choose neither files nor tests.
 *
 * @param args what stands behind `playwright test`
 */
export function isWholeRun(args: readonly string[]): boolean {
  return args.every((arg) => /^--(project|workers|retries|timeout)=/.test(arg))
}

function readId(title: string): string | undefined {
  return /^([A-Z0-9]+-\d+) /.exec(title)?.[1]
}
