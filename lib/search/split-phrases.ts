import { composeKey, longestPhrase } from './synonyms'

/**
 * The words of a query in groups: those that are a phrase, the longest first, and each of the others alone.
 *
 * @param phrases what is known, by `composeKey`
 */
export function splitPhrases(
  words: readonly string[],
  phrases: { has: (key: string) => boolean },
): (readonly string[])[] {
  const groups: (readonly string[])[] = []
  for (let start = 0; start < words.length; ) {
    let length = Math.min(longestPhrase, words.length - start)
    while (length > 1 && !phrases.has(composeKey(words.slice(start, start + length)))) length--
    groups.push(words.slice(start, start + length))
    start += length
  }
  return groups
}
