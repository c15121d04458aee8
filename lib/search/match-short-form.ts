/** A shorter run of short forms would fit too many identifiers. */
const leastLetters = 5

/** How many of the first letters of `word` a part can stand for. */
type CountLetters = (word: string, part: string) => number

/** Whether a word is a run of beginnings of parts that follow each other: `contsite` for `container`, `site`. */
export function isRunOfBeginnings(word: string, parts: readonly string[]): boolean {
  return isShortFor(word, parts, countBeginning)
}

/** Whether a word is a run of beginnings of parts with others between: `createloc` for `create`, `service`, `location`. */
export function isRunWithGaps(word: string, parts: readonly string[]): boolean {
  const letters = word.replaceAll('_', '')
  const [first = '', ...others] = parts
  if (letters.length < leastLetters || !letters.startsWith(first)) return false
  const rest = letters.slice(first.length)
  return rest.length > 1 && others.some((_, place) => isRun(rest, others.slice(place), countBeginning))
}

/** Whether a word is a run of parts from which letters are left away: `cntsite` for `container`, `site`. */
export function isRunOfShortForms(word: string, parts: readonly string[]): boolean {
  return isShortFor(word, parts, countInOrder)
}

/** A skeleton of three letters would fit too many words. */
const leastConsonants = 4

/**
 * Whether a word is another one without its vowels, double letters written once or twice: `btry` for `battery`.
 *
 * @param isUnfinished the word may go on
 */
export function isSkeleton(word: string, whole: string, isUnfinished: boolean): boolean {
  if (word.length < leastConsonants || word[0] !== whole[0] || whole.length <= word.length) return false
  const skeleton = readSkeleton(word)
  if (skeleton !== removeDoubles(word)) return false
  const other = readSkeleton(whole)
  return isUnfinished ? other.startsWith(skeleton) : other === skeleton
}

function readSkeleton(word: string): string {
  return removeDoubles(word.charAt(0) + word.slice(1).replace(/[aeiou]/g, ''))
}

function removeDoubles(word: string): string {
  return word.replace(/(.)\1+/g, '$1')
}

/** Each part has its first letter at least. */
function isShortFor(word: string, parts: readonly string[], count: CountLetters): boolean {
  const letters = word.replaceAll('_', '')
  if (letters.length < leastLetters) return false
  return parts.some((_, first) => isRun(letters, parts.slice(first), count))
}

function isRun(rest: string, [part, ...others]: readonly string[], count: CountLetters): boolean {
  if (rest === '') return true
  if (part === undefined || part[0] !== rest[0]) return false
  for (let length = count(rest, part); length > 0; length--) {
    if (isRun(rest.slice(length), others, count)) return true
  }
  return false
}

/** `cont` of `container`. */
function countBeginning(word: string, part: string): number {
  let count = 0
  while (count < part.length && part[count] === word[count]) count++
  return count
}

/** `cntr` of `container`. */
function countInOrder(word: string, part: string): number {
  let count = 0
  for (const letter of part) if (letter === word[count]) count++
  return count
}
