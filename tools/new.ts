import { ProblemError } from '../lib/problem/problem'
import { createPage } from './create-page'

try {
  for (const file of createPage(process.cwd(), process.argv.slice(2))) console.log(`Wrote ${file}`)
} catch (error) {
  if (!(error instanceof ProblemError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
