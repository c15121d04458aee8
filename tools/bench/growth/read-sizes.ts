import { ProblemError, quote } from '../../../lib/problem/problem'

/** The sizes of the sites that are built when none are named, in pages. */
const usualSizes = [110, 1000, 5000]

/**
 * What the command was asked for: the sizes of the sites, and whether their folders stay.
 *
 * @throws ProblemError for what is no number of pages
 */
export function readSizes(words: readonly string[]): { sizes: number[]; keeps: boolean } {
  const numbers = words.filter((word) => word !== '--keep')
  const wrong = numbers.find((word) => !/^[1-9]\d*$/.test(word))
  if (wrong !== undefined) {
    throw new ProblemError([
      {
        file: 'npm run bench:growth',
        found: quote(wrong),
        expected: 'a number of pages, such as 1000, or --keep',
      },
    ])
  }
  return {
    sizes: numbers.length === 0 ? usualSizes : numbers.map(Number),
    keeps: words.includes('--keep'),
  }
}
