import type { Problem } from './problem'

/** One mistake in a text often brings others with it on the same line; the first says what it is. */
export function keepFirstOfLine(problems: readonly Problem[]): Problem[] {
  const lines = new Set<number | undefined>()
  return problems.filter(({ line }) => !lines.has(line) && lines.add(line))
}
