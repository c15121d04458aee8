import measureDistance from 'damerau-levenshtein'

/** A word that may be meant, with the number of letters that are wrong, missing, doubled or swapped. */
export interface NearWord {
  word: string
  distance: number
}

/** Half a letter: a wrong first letter is a rarer slip than any other. */
const otherFirstLetter = 0.5

/** A very long word has room for a third slip. */
const veryLong = 14

/** A word with a wrong letter in what is typed of it is further than one that is typed to its end. */
const beginningLoss = 0.6

/** Longer texts are no words that somebody has mistyped. */
const mostLetters = 40

/**
 * The words that a mistyped one may stand for: those with the fewest wrong letters, one at most up to five letters,
 * two in a longer word, three in a very long one. None for a word of fewer than four letters, which would be near to
 * too many, and none for one with a digit: another number is another thing.
 *
 * @param isUnfinished the word may go on: beginnings of words count as well, with as many wrong letters
 */
export function findNearWords(word: string, words: readonly string[], isUnfinished: boolean): NearWord[] {
  if (word.length < 4 || word.length > mostLetters || /\d/.test(word)) return []
  const most = word.length > 5 ? 2 : 1
  const letters = readLetters(word)
  const near: NearWord[] = []
  for (const candidate of words) {
    if (candidate.length < 4) continue
    const distance = measureWithin(word, letters, candidate, word.length < veryLong ? most : most + 1)
    if (distance !== undefined) near.push({ word: candidate, distance })
    else if (isUnfinished) {
      const wrong = measureBeginning(word, letters, candidate, most)
      if (wrong !== undefined) near.push({ word: candidate, distance: wrong + beginningLoss })
    }
  }
  const fewest = Math.min(...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance <= fewest + beginningLoss)
}

/** Letters may be missing or doubled, so the beginning of the other word may be longer or shorter by as many. */
function measureBeginning(
  word: string,
  letters: number,
  candidate: string,
  most: number,
): number | undefined {
  if (candidate.length < word.length - most || countBits(letters & ~readLetters(candidate)) > most)
    return undefined
  const changes = most > 1 ? [0, 1, -1, 2, -2] : [0, 1, -1]
  const distances = changes
    .map((change) => measureWithin(word, letters, candidate.slice(0, word.length + change), most))
    .filter((distance) => distance !== undefined)
  return distances.length > 0 ? Math.min(...distances) : undefined
}

/** `undefined` when more letters differ. Most words are told apart by which letters they have at all. */
function measureWithin(word: string, letters: number, candidate: string, most: number): number | undefined {
  if (Math.abs(candidate.length - word.length) > most) return undefined
  if (countBits(letters ^ readLetters(candidate)) > 2 * most) return undefined
  const { steps } = measureDistance(word, candidate)
  if (steps > most) return undefined
  return steps + (word[0] === candidate[0] ? 0 : otherFirstLetter)
}

/** The letters of a word as bits: one bit for each letter of the alphabet, shared by the others. */
function readLetters(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 31)
  return letters
}

function countBits(bits: number): number {
  let rest = bits
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count++
  }
  return count
}
