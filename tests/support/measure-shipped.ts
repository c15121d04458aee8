import { existsSync, statSync } from 'node:fs'

/** The bytes of a file as hosts send it: compressed, where the build has compressed it. */
export function measureShipped(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
