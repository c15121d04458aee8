import { throwProblems } from '../lib/problem/problem'
import { compareFolders } from './compare-folders'
import { runCommand } from './run-command'

/*
 * `tsx tools/check-same-output.ts out out-again`: the same input gives the same bytes of output. Throws a
 * `ProblemError` when the two exports differ.
 */
await runCommand(() => {
  const [one = 'out', other = 'out-again'] = process.argv.slice(2)
  throwProblems(compareFolders(one, other))
  console.log(`${one} and ${other} are the same, byte for byte.`)
})
