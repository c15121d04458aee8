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
