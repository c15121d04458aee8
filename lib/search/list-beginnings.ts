import type { SearchIndex } from './load-index'

/** A beginning of one or two letters fits half the site: only so many words are looked at. */
const mostBeginnings = 80

/** The words that go on after `beginning`; of too many, those that stand in the most places. */
export function listBeginningWith(beginning: string, { words, listPlaces }: SearchIndex): readonly string[] {
  if (beginning === '') return []
  const first = findFirst(words, (word) => word > beginning)
  const end = findFirst(words, (word) => word > beginning && !word.startsWith(beginning))
  const found = words.slice(first, end)
  if (found.length <= mostBeginnings) return found
  return found
    .map((word) => ({ word, count: listPlaces(word).length }))
    .sort((one, other) => other.count - one.count)
    .slice(0, mostBeginnings)
    .map(({ word }) => word)
}

/**
 * The longest beginning of a word that words of the site begin with, if it is half of the word or more: what is
 * found stays while a mistyped word is typed to its end. Empty for none.
 */
export function findKnownBeginning(word: string, index: SearchIndex): string {
  for (let length = word.length - 1; length >= word.length / 2; length--) {
    const beginning = word.slice(0, length)
    if (listBeginningWith(beginning, index).length > 0) return beginning
  }
  return ''
}

/** The number of the first word for which something holds that holds for all after it as well. */
function findFirst(words: readonly string[], holds: (word: string) => boolean): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(words[middle] ?? '')) high = middle
    else low = middle + 1
  }
  return low
}
