import { type Problem, ProblemError } from '../lib/problem/problem'

/** Stops with the problems of a page or prints them, where there are any. */
export function reportProblems(
  problems: readonly Problem[],
  warn: ((message: string) => void) | undefined,
): void {
  if (problems.length === 0) return
  const error = new ProblemError(problems)
  if (!warn) throw error
  warn(error.message)
}
