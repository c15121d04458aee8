/** A stretch of a text that is marked, or one that is not. */
export interface TextPiece {
  text: string
  isMarked: boolean
}

/**
 * Cuts a text where words are to be marked. A word is found at the start of a word or of a part of an
 * identifier: `site` in `container sites` and in `containerSiteById`, not in `composite`.
 *
 * @param words in lower case
 * @returns the pieces in their order; together they are the text
 */
export function markText(text: string, words: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const [start, length] of findWords(text, words)) {
    if (start > end) pieces.push({ text: text.slice(end, start), isMarked: false })
    pieces.push({ text: text.slice(start, start + length), isMarked: true })
    end = start + length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false })
  return pieces
}

/** Longer words stand in no text, and a pattern has room for so many letters only. */
const mostLetters = 100

/** Where the words stand in a text, as start and length, in order and apart from each other; the longest wins. */
export function findWords(text: string, words: readonly string[]): [start: number, length: number][] {
  const longestFirst = words
    .filter(({ length }) => length > 0 && length <= mostLetters)
    .sort((one, other) => other.length - one.length)
  if (longestFirst.length === 0) return []
  const pattern = new RegExp(longestFirst.map(escapePattern).join('|'), 'giu')
  return [...text.matchAll(pattern)]
    .filter(({ index }) => isWordStart(text, index))
    .map(({ index, 0: found }) => [index, found.length])
}

function isWordStart(text: string, index: number): boolean {
  const before = text.slice(0, index).at(-1) ?? ''
  const first = text.charAt(index)
  return !/[\p{L}\p{N}]/u.test(before) || (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(first))
}

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
