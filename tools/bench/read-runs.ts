import { parseArgs } from 'node:util'
import { ProblemError, quote } from '../../lib/problem/problem'

/** How often each page is measured when nothing else is asked for. */
const usualRuns = '5'

/**
 * How often each page is measured: what stands behind `--runs`.
 *
 * @param words what stands behind the command
 * @throws ProblemError when it is no whole number of 1 or more, or when there are other words
 */
export function readRuns(words: readonly string[]): number {
  const { values, tokens } = parseArgs({
    args: [...words],
    options: { runs: { type: 'string', default: usualRuns } },
    strict: false,
    tokens: true,
  })
  const other = tokens.find((token) => token.kind !== 'option' || token.name !== 'runs')
  if (other) throwProblem(quote(words[other.index]))
  const text = String(values.runs)
  if (!/^[1-9]\d{0,2}$/.test(text)) throwProblem(`--runs with ${quote(values.runs)}`)
  return Number(text)
}

function throwProblem(found: string): never {
  throw new ProblemError([
    { file: 'npm run bench', found, expected: 'nothing, or a number from 1 to 999 such as --runs 5' },
  ])
}
