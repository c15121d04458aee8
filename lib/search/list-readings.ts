import type { Query } from './read-query'
import { dropStopWords } from './stop-words'
import { composeKey, longestPhrase, type Synonyms } from './synonyms'

/** A reading of a query, and how much a page counts that fits it. */
export interface Reading {
  query: Query
  share: number
}

/** How much counts what people call something, and how much what they may be about to call something. */
const shares = { plainWords: 0.95, unfinishedWords: 0.5 }

/** So many things at most are tried for plain words that stand for several. */
const mostReadings = 3

/**
 * Other ways to read a query: with the plain words of the glossary replaced by what the pages say (`sign up` by
 * `account setup`). Where plain words stand for several things, there is a reading for each. Where there are none,
 * the last words may be plain words that are not typed to their end (`onboa`).
 */
export function listReadings(query: Query, synonyms: Synonyms): Reading[] {
  const parts = splitPhrases(query.written, synonyms)
  const count = Math.min(mostReadings, Math.max(0, ...parts.map(({ targets }) => targets.length)))
  if (count === 0) return listUnfinished(query.written, synonyms)
  return Array.from({ length: count }, (_, turn) => {
    const written = parts.flatMap(({ words, targets }) => targets[turn] ?? targets.at(-1) ?? words)
    return composeReading(written, shares.plainWords)
  })
}

/** It is nothing that somebody typed, so it has no letters to be compared with a title. */
function composeReading(written: readonly string[], share: number): Reading {
  return { query: { words: dropStopWords(written), written, joined: '', namesElement: false }, share }
}

/** So many letters say which plain words they may be the beginning of. */
const leastLetters = 3

function listUnfinished(written: readonly string[], { sources }: Synonyms): Reading[] {
  const readings: Reading[] = []
  for (const { plain, target } of sources) {
    const count = countUnfinished(written, plain)
    if (count === 0) continue
    readings.push(composeReading([...written.slice(0, -count), ...target], shares.unfinishedWords))
    if (readings.length === mostReadings) break
  }
  return readings
}

/** How many of the last words are the beginning of plain words; 0 for none, and for plain words to their end. */
function countUnfinished(written: readonly string[], plain: readonly string[]): number {
  for (let count = Math.min(written.length, plain.length); count > 0; count--) {
    const typed = written.slice(-count).join(' ')
    const name = plain.slice(0, count).join(' ')
    if (typed.length >= leastLetters && name.startsWith(typed) && typed !== plain.join(' ')) return count
  }
  return 0
}

/** The words of a query in groups: those that are plain words for something, longest first, and each of the others. */
function splitPhrases(words: readonly string[], { phrases }: Synonyms) {
  const parts: { words: readonly string[]; targets: readonly (readonly string[])[] }[] = []
  for (let start = 0; start < words.length; ) {
    let length = Math.min(longestPhrase, words.length - start)
    while (length > 1 && !phrases.has(composeKey(words.slice(start, start + length)))) length--
    const part = words.slice(start, start + length)
    parts.push({ words: part, targets: phrases.get(composeKey(part)) ?? [] })
    start += length
  }
  return parts
}

/** What explains the terms of a query. */
export interface Explanations {
  /** The routes of the pages, one for each time that a term is named. */
  routes: readonly string[]
  /** The query is nothing but the name of a term. */
  isWhole: boolean
}

/** The pages that explain the terms of a query. */
export function listExplanations({ written, words }: Query, { explanations }: Synonyms): Explanations {
  const whole = explanations.get(composeKey(written)) ?? explanations.get(composeKey(words))
  if (whole) return { routes: whole, isWhole: true }
  const routes: string[] = []
  for (let start = 0; start < written.length; ) {
    let length = Math.min(longestPhrase, written.length - start)
    while (length > 1 && !explanations.has(composeKey(written.slice(start, start + length)))) length--
    routes.push(...(explanations.get(composeKey(written.slice(start, start + length))) ?? []))
    start += length
  }
  return { routes, isWhole: false }
}
