import { splitName } from '../navigation/split-name'

/** A word, a number, a version (`v45`, `2.0.0`), or an identifier of the API (`containerSiteById`, `@deprecated`). */
const wordPattern = /\p{L}[\p{L}\p{N}_]*(?:\.\p{N}+)*|\p{N}+(?:\.\p{N}+)*/gu

/** The words of a text as they are written, accents left away. Pages write `e-mail`, the API and readers `email`. */
export function listWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.replace(/\b(e)-(?=mail)/gi, '$1').match(wordPattern) ?? []
}

/**
 * The parts of an identifier, in lower case: `containerSiteById` → `container`, `site`, `by`, `id`. A word
 * that is none has itself as its only part.
 */
export function splitIdentifier(word: string): string[] {
  return splitName(word)
    .flatMap((part) => part.split(/_+/))
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase())
}

/** Whether a word is written as only identifiers are: with a capital inside, or with an underscore. */
export function isIdentifier(word: string): boolean {
  return /\p{Ll}\p{Lu}|_/u.test(word) && splitIdentifier(word).length > 1
}
