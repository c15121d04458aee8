import { readingShares } from './ranking-weights'
import type { Query } from './read-query'
import { splitPhrases } from './split-phrases'
import { dropStopWords } from './stop-words'
import { composeKey, type Synonyms } from './synonyms'

/** A reading of a query, and how much a page counts that fits it. */
export interface Reading {
  query: Query
  share: number
}

/** So many things at most are tried for plain words that stand for several. */
const mostReadings = 3

/**
 * Other ways to read a query: with the plain words of the glossary replaced by what the pages say (`sign up` by
 * `account setup`). Where plain words stand for several things, there is a reading for each. Where there are none,
 * the last words may be plain words that are not typed to their end (`onboa`).
 */
export function listReadings(query: Query, synonyms: Synonyms): Reading[] {
  const parts = splitPhrases(query.written, synonyms.phrases).map((words) => {
    return { words, targets: synonyms.phrases.get(composeKey(words)) ?? [] }
  })
  const count = Math.min(mostReadings, Math.max(0, ...parts.map(({ targets }) => targets.length)))
  if (count === 0) return listUnfinished(query, synonyms)
  return Array.from({ length: count }, (_, turn) => {
    const written = parts.flatMap(({ words, targets }) => targets[turn] ?? targets.at(-1) ?? words)
    return composeReading(query, written, readingShares.plainWords)
  })
}

/** It is nothing that somebody typed, so it has no letters to be compared with a title. */
function composeReading(query: Query, written: readonly string[], share: number): Reading {
  return {
    query: { ...query, words: dropStopWords(written), written, joined: '', namesElement: false },
    share,
  }
}

/** So many letters say which plain words they may be the beginning of. */
const leastLetters = 3

function listUnfinished(query: Query, { sources }: Synonyms): Reading[] {
  const { written } = query
  const readings: Reading[] = []
  for (const { plain, target } of sources) {
    const count = countUnfinished(written, plain)
    if (count === 0) continue
    readings.push(
      composeReading(query, [...written.slice(0, -count), ...target], readingShares.unfinishedWords),
    )
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
