import { ProblemError, quote } from '../../../lib/problem/problem'

/** The sizes of the sites that are built besides the site's own when none are named, in pages. */
const usualSizes = [1000, 5000]

/**
 * What the command was asked for: the sizes of the sites, and whether their folders stay.
 *
 * @param ownSize how many pages the site itself has
 * @throws ProblemError for what is no number of pages, and for fewer than the site itself has
 */
export function readSizes(words: readonly string[], ownSize: number): { sizes: number[]; keeps: boolean } {
  const numbers = words.filter((word) => word !== '--keep')
  const wrong = numbers.find((word) => !/^[1-9]\d*$/.test(word))
  if (wrong !== undefined) throw describeWords(quote(wrong), 'a number of pages, such as 1000, or --keep')
  const few = numbers.find((word) => Number(word) < ownSize)
  if (few !== undefined) {
    throw describeWords(`a site of ${few} pages`, `at least the ${ownSize} pages that the site itself has`)
  }
  return {
    sizes:
      numbers.length === 0 ? [ownSize, ...usualSizes.filter((size) => size > ownSize)] : numbers.map(Number),
    keeps: words.includes('--keep'),
  }
}

function describeWords(found: string, expected: string): ProblemError {
  return new ProblemError([{ file: 'npm run bench:growth', found, expected }])
}
