import type { SearchField } from './index-file'
import type { PageKind } from './page-kind'

/*
 * All numbers that decide which page comes first. They are for all queries at once: after a change,
 * `npm run search:eval` says what became right and what became wrong.
 *
 * The score of a page is
 *   (what each word finds in the title + the best that it finds in a section
 *     + the best section for all words together)
 *   × the share of the query's words that the page has, each by its weight, to the power of `missingWords.page`
 *   × the weight of its kind
 *   + what it gains by its title,
 * the best of that over all readings of the query, + what it gains by explaining a term.
 *
 * What a word finds grows with how sure it is (`certainties`), where it stands (`fieldWeights`) and how rare it is. A
 * rare word in a title of one word finds about 8 on a site of 110 pages, a word of every page in a text about one
 * half; the gains below are to be read on that scale.
 */

/** How much a page of a kind counts: who types plain words looks for instructions, not for news. */
export const kindWeights: Record<PageKind, number> = {
  guide: 1.15,
  api: 1.04,
  reference: 0.92,
  category: 0.9,
  note: 0.72,
}

/** How much more the pages of the API count for a query that names programs or requests. */
export const apiShare = 1.2

/** How much a word counts by what it stands in. */
export const fieldWeights: Record<SearchField, number> = {
  title: 3.2,
  heading: 1.7,
  topic: 1.3,
  text: 1,
  code: 0.45,
}

/** A title is read in full, so its words count more than the same words of a text. */
export const titleShare = 1.6

/**
 * What every word counts, however common it is, by how much the logarithm of its rarity is divided, and what a word
 * counts among the others that stands for nothing: it may be in the way, or be what the plain words around it explain.
 */
export const rarityWeights = { leastInTitle: 0.5, leastInSection: 0.4, divisor: 4, unknown: 0.5 }

/** How sure each way from a typed word to a word of the site is, from 0 to 1. */
export const certainties = {
  exact: 1,
  /** `installing` for `install`. */
  form: 0.88,
  synonym: 0.8,
  synonymForm: 0.72,
  /** The last word may not be typed to its end. */
  beginning: 0.8,
  /** Another word that is only begun, or short forms of the parts of an identifier. */
  part: 0.6,
  /** What is known of a word that as a whole is not. */
  knownBeginning: 0.2,
  /** A mistyped word, its other forms and its synonyms, without any wrong letter. */
  near: 0.7,
  nearForm: 0.6,
  nearSynonym: 0.8,
} as const

/** How much of that each wrong letter takes away. */
export const wrongLetterLoss = 0.12

/** How much synonyms count of a word that pages use as it is. */
export const synonymShareOfKnownWord = 0.85

/** How little the letters count that are still to be typed: the power of the share that is typed. */
export const typedShareExponent = 0.4

/** From so many letters on, the last of several words counts in full although it may not be typed to its end. */
export const enoughLetters = 4

/** How steeply a page falls with each word of the query that it lacks, and a title or heading as a whole. */
export const missingWords = { page: 1.25, heading: 3 }

/** How much a word of a title or heading counts that nobody asked for. */
export const tooManyShare = 0.4

/** What a heading of several words counts that stands in a longer query as a whole. */
export const containedShare = 0.3

/** What a section gains at most by its heading. */
export const headingGain = 7

/** What a section gains by a heading that is what was typed, divided by the root of how many have it. */
export const wholeHeadingGain = 12

/** How much of that a field of the reference gains by words typed apart: who knows its name types it as one. */
export const fieldShare = 0.5

/** What a page gains by its title: for all letters of the query, for beginning with them, for its words. */
export const titleGains = { whole: 12, beginning: 5, beginningOfElement: 6, words: 6 }

/** An identifier, written as one, is looked for in the reference. */
export const elementShare = 1.2

/** What the note of a version gains that is named: for a few words, more than everything else together. */
export const versionGain = 30

/** What a page gains that explains what is asked for, or a term of it for each time that it is named. */
export const explanationGains = { meaning: 14, whole: 9, part: 2 }

/**
 * How much counts a reading by what pages say for plain words, for the beginning of plain words, and with slips
 * corrected; and how much still counts what was typed, where it holds two words that the site writes as one.
 */
export const readingShares = { plainWords: 0.95, unfinishedWords: 0.5, corrected: 0.9, apart: 0.55 }
