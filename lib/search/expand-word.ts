import { stemmer } from 'stemmer'
import { findNearWords, type NearWord } from './find-near-words'
import { findKnownBeginning, listBeginningWith } from './list-beginnings'
import type { SearchIndex } from './load-index'
import { isRunOfBeginnings, isRunOfShortForms, isRunWithGaps, isSkeleton } from './match-short-form'
import { certainties, synonymShareOfKnownWord, typedShareExponent, wrongLetterLoss } from './ranking-weights'

/** The words of the site that a word of the query may stand for, each with how sure that is, from 0 to 1. */
export type ExpandedWord = ReadonlyMap<string, number>

/** A word of the site, and how sure it is. */
type Candidate = readonly [word: string, certainty: number]

/** A shorter beginning with a slip would stand for too many words. */
const leastNearLetters = 7

/** A version, or the number of one. */
const versionPattern = /^v?\d+(?:\.\d+)*$/

/**
 * Finds what a typed word may stand for: itself, its other forms, its synonyms, and words that it is the
 * beginning of. Only where there is none of these, beginnings of parts of identifiers (`contsite`), mistyped
 * words, other short forms of identifiers (`cntsite`), and what is known of its beginning are tried, one after the
 * other, so that none of them ever stands beside what fits as it is. A version that there is no note of stands for
 * the release notes.
 *
 * @param word in lower case
 * @param isLast the word may not be typed to its end yet
 * @param beginningShare how much words count that it is the beginning of, as a share of what they count at most
 */
export function expandWord(
  word: string,
  isLast: boolean,
  index: SearchIndex,
  beginningShare = 1,
): ExpandedWord {
  const forms = listForms(word, certainties.exact, certainties.form, index)
  const asItStands = [...forms, ...listSynonyms(word, forms.length > 0 ? synonymShareOfKnownWord : 1, index)]
  const isBegun = isLast || asItStands.length === 0
  const certainty = isLast ? certainties.beginning * beginningShare : certainties.part
  const begun = isBegun ? listBegun(word, certainty, index) : []
  const found = [...asItStands, ...begun]
  return keepBest(found.length > 0 ? found : guess(word, isLast, index))
}

/** The first way that leads anywhere. */
function guess(word: string, isLast: boolean, index: SearchIndex): Candidate[] {
  const ways = [
    () => listShortened(word, isRunOfBeginnings, index),
    () => listShortened(word, isRunWithGaps, index),
    () => listSkeletons(word, isLast, index),
    () => listNear(findNearWords(word, index.spellings, isLast), index),
    () => listShortened(word, isRunOfShortForms, index),
    () => listOfUnknown(word, isLast, index),
  ]
  for (const way of ways) {
    const found = way()
    if (found.length > 0) return found
  }
  return []
}

function listForms(word: string, exact: number, form: number, index: SearchIndex): Candidate[] {
  const others = index.stems.get(stemmer(word)) ?? []
  return [
    ...(index.listPlaces(word).length > 0 ? [[word, exact] as const] : []),
    ...others.map((other) => [other, form] as const),
  ]
}

function listSynonyms(plain: string, share: number, index: SearchIndex): Candidate[] {
  const synonyms = index.synonyms.words.get(stemmer(plain)) ?? []
  return synonyms.flatMap((synonym) => {
    const exact = index.listPlaces(synonym).length > 0
    return listForms(synonym, certainties.synonym * share, certainties.synonymForm * share, index).filter(
      ([word]) => !exact || share === 1 || word === synonym,
    )
  })
}

function listBegun(beginning: string, certainty: number, index: SearchIndex): Candidate[] {
  return listBeginningWith(beginning, index).flatMap((word) => {
    const share = certainty * measureTyped(beginning, word)
    return listForms(word, share, certainties.form * share, index)
  })
}

function listShortened(
  word: string,
  fits: (word: string, parts: readonly string[]) => boolean,
  index: SearchIndex,
): Candidate[] {
  return [...index.identifiers]
    .filter(([, parts]) => fits(word, parts))
    .map(([identifier]) => [identifier, certainties.part * measureTyped(word, identifier)])
}

function listSkeletons(word: string, isLast: boolean, index: SearchIndex): Candidate[] {
  return index.words
    .filter((whole) => isSkeleton(word, whole, isLast))
    .map((whole) => [whole, certainties.part * measureTyped(word, whole)])
}

function listNear(near: readonly NearWord[], index: SearchIndex): Candidate[] {
  return near.flatMap(({ word, distance }) => {
    const loss = wrongLetterLoss * distance
    return [
      ...listForms(word, certainties.near - loss, certainties.nearForm - loss, index),
      ...listSynonyms(word, certainties.nearSynonym - loss, index),
    ]
  })
}

/** A version without a note stands for the notes; what is typed on, for what is known of it. */
function listOfUnknown(word: string, isLast: boolean, index: SearchIndex): Candidate[] {
  if (versionPattern.test(word))
    return ['release', 'notes'].flatMap((word) => listForms(word, certainties.part, certainties.part, index))
  if (!isLast) return []
  const known = listBegun(findKnownBeginning(word, index), certainties.knownBeginning, index)
  return known.length > 0 ? known : listNearBeginning(word, index)
}

/** What was found with one slip stays while a word with more of them is typed to its end. */
function listNearBeginning(word: string, index: SearchIndex): Candidate[] {
  for (let length = word.length - 1; length >= Math.max(leastNearLetters, word.length / 2); length--) {
    const near = findNearWords(word.slice(0, length), index.spellings, true)
    const nearest = near.filter(({ distance }) => distance < 2)
    if (nearest.length > 0) return listNear(nearest, index)
  }
  return []
}

/** How much of a word is typed: of two words, the shorter one comes first. */
function measureTyped(typed: string, word: string): number {
  return (typed.length / word.length) ** typedShareExponent
}

/** A word that several ways lead to is as sure as the surest of them. */
function keepBest(candidates: readonly Candidate[]): ExpandedWord {
  const best = new Map<string, number>()
  for (const [word, certainty] of candidates) best.set(word, Math.max(best.get(word) ?? 0, certainty))
  return best
}
