import type { Problem } from './problem'

/** The way to one value: keys and list positions from the outside in. */
export type KeyPath = readonly (string | number)[]

/** A data file after reading: its value, where each part of it stands, and what is wrong with it. */
export interface SourceText {
  /** Path of the file, from the root of the project. */
  file: string
  /** The value that the text describes. `undefined` when the text cannot be read at all. */
  value: unknown
  /** Line, counted from 1, of the value at `path`; of the nearest part around it when it is missing. */
  lineOf: (path: KeyPath) => number
  /** Mistakes of the text itself: broken syntax, a key that stands twice. */
  problems: Problem[]
}

/**
 * Calls a reader. Text that is nested deeper than a parser can follow, such as thousands of brackets, is a
 * mistake like any other.
 */
export function readNested(file: string, read: () => SourceText): SourceText {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const found = 'lists or objects within each other, too deep to be read'
    const problems = [{ file, line: 1, found, expected: 'each bracket and brace closed' }]
    return { file, value: undefined, lineOf: () => 1, problems }
  }
}
