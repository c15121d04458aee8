import { stemmer } from 'stemmer'
import { findNearWords } from './find-near-words'
import type { SearchIndex } from './load-index'

/** The words of the site that a word of the query may stand for, each with how sure that is, from 0 to 1. */
export type ExpandedWord = ReadonlyMap<string, number>

/** How sure each way from a typed word to a word of the site is. */
const certainty = {
  exact: 1,
  form: 0.88,
  synonym: 0.8,
  synonymForm: 0.72,
  beginning: 0.8,
  part: 0.6,
  knownBeginning: 0.2,
  besideKnown: 0.85,
} as const

/** A version, or the number of one. */
const versionPattern = /^v?\d+(?:\.\d+)*$/

/** A beginning of one or two letters fits half the site: only so many words are looked at. */
const mostBeginnings = 80

/**
 * Finds what a typed word may stand for: itself, its other forms, its synonyms, and words that it is the
 * beginning of. Only where there is none of these, beginnings of parts of identifiers (`contsite`), mistyped
 * words, and other short forms of identifiers (`cntsite`) are tried, one after the other, so that none of them
 * ever stands beside what fits as it is. A version that there is no note of stands for the release notes.
 *
 * @param word in lower case
 * @param isLast the word may not be typed to its end yet
 */
export function expandWord(word: string, isLast: boolean, index: SearchIndex): ExpandedWord {
  const found = new Map<string, number>()
  const put = (candidate: string, value: number) => {
    if (value > (found.get(candidate) ?? 0)) found.set(candidate, value)
  }
  const putForms = (candidate: string, exact: number, form: number) => {
    if (index.listPlaces(candidate).length > 0) put(candidate, exact)
    for (const other of index.stems.get(stemmer(candidate)) ?? []) put(other, form)
  }

  const putSynonyms = (plain: string, share: number) => {
    for (const synonym of index.synonyms.words.get(stemmer(plain)) ?? []) {
      putForms(synonym, certainty.synonym * share, certainty.synonymForm * share)
    }
  }
  const putBeginnings = (beginning: string, value: number) => {
    if (beginning === '') return
    for (const candidate of listBeginningWith(beginning, index)) {
      put(candidate, value * measureShare(beginning, candidate))
    }
  }
  const putShortened = (count: CountLetters) => {
    const letters = word.replaceAll('_', '')
    if (letters.length < leastShortened) return
    for (const [identifier, parts] of index.identifiers) {
      if (isShortFor(letters, parts, count)) put(identifier, certainty.part * measureShare(word, identifier))
    }
  }

  putForms(word, certainty.exact, certainty.form)
  putSynonyms(word, found.size > 0 ? certainty.besideKnown : 1)
  if (isLast || found.size === 0) putBeginnings(word, isLast ? certainty.beginning : certainty.part)
  const tries: (() => void)[] = [
    () => putShortened(countBeginning),
    () => {
      for (const { word: near, distance } of findNearWords(word, index.spellings, isLast)) {
        putForms(near, 0.7 - 0.12 * distance, 0.6 - 0.12 * distance)
        putSynonyms(near, 0.8 - 0.12 * distance)
      }
    },
    () => putShortened(countInOrder),
    () => {
      if (versionPattern.test(word))
        for (const other of ['release', 'notes']) putForms(other, certainty.part, certainty.part)
      else if (isLast) putBeginnings(findKnownBeginning(word, index), certainty.knownBeginning)
    },
  ]
  for (const attempt of tries) if (found.size === 0) attempt()
  return found
}

/**
 * The longest beginning of a word that words of the site begin with, if it is half of the word or more: what is
 * found stays while a mistyped word is typed to its end. Empty for none.
 */
function findKnownBeginning(word: string, index: SearchIndex): string {
  for (let length = word.length - 1; length >= word.length / 2; length--) {
    const beginning = word.slice(0, length)
    if (listBeginningWith(beginning, index).length > 0) return beginning
  }
  return ''
}

/** How much of a word is typed; the rest counts little, but of two words the shorter one comes first. */
function measureShare(typed: string, word: string): number {
  return (typed.length / word.length) ** 0.25
}

/** The words that go on after `beginning`; of too many, those that stand in the most places. */
function listBeginningWith(beginning: string, { words, listPlaces }: SearchIndex): readonly string[] {
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

/** A shorter run of short forms would fit too many identifiers. */
const leastShortened = 5

/** How many of the first letters of `word` a part can stand for. */
type CountLetters = (word: string, part: string) => number

/** Whether a word is made of short forms of parts that follow each other, each with at least its first letter. */
function isShortFor(word: string, parts: readonly string[], count: CountLetters): boolean {
  return parts.some((_, first) => isRunOfShortForms(word, parts.slice(first), count))
}

function isRunOfShortForms(rest: string, [part, ...others]: readonly string[], count: CountLetters): boolean {
  if (rest === '') return true
  if (part === undefined || part[0] !== rest[0]) return false
  for (let length = count(rest, part); length > 0; length--) {
    if (isRunOfShortForms(rest.slice(length), others, count)) return true
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
