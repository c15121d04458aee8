import { isDeepStrictEqual } from 'node:util'
import type { Snippet } from './list-snippets'

/** What a program did. */
export interface ProgramRun {
  status: number
  output: string
  errors: string
}

/** What is wrong with a run, as a sentence; `undefined` when it printed what its page says. */
export function compareOutput({ place, kind, expected }: Snippet, { status, output, errors }: ProgramRun) {
  if (status !== 0) return `${place}: ended with status ${status}: ${errors || output}`
  const isRight =
    kind === 'example'
      ? isSameAnswer(parseJson(output), parseJson(expected))
      : output.trimEnd() === expected.trimEnd()
  return isRight ? undefined : `${place}: printed ${output.trim()}, expected ${expected.trim()}`
}

/** Text that is no JSON equals no answer, not even the same text. */
function isSameAnswer(printed: unknown, shown: unknown): boolean {
  return shown !== undefined && isDeepStrictEqual(printed, shown)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
