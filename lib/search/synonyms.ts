import { stemmer } from 'stemmer'
import { splitAddress } from '../pages/route'
import { addTo } from './add-to'
import { listWords } from './list-words'

/** What people call something, and what the pages call it. */
export interface SynonymSource {
  plainWords: readonly string[]
  term: string
  /** The address that explains it. */
  page?: string | undefined
}

/** What people have in mind, and the words that pages use instead. */
export interface Synonyms {
  /** The single words of the pages, by the stem of a single plain word. */
  words: ReadonlyMap<string, readonly string[]>
  /** The single plain words as they are written, for telling mistyped ones. */
  spellings: readonly string[]
  /** All others: what the pages say in one or several words, by the stems of the plain words, with spaces between. */
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>
  /** The single words that these are made of, for telling mistyped ones. */
  phraseWords: readonly string[]
  /** Plain words of several words, by their letters: `username` may be typed for `user name`. */
  joinedPhrases: ReadonlyMap<string, readonly string[]>
  /** All plain words, each with what the pages say instead, for telling which ones are not typed to their end. */
  sources: readonly PlainWords[]
  /** The routes of the pages that explain a term, by the stems of the term and of its plain words. */
  explanations: ReadonlyMap<string, readonly string[]>
  /** Those of the terms and of such plain words as stand for nothing else, by their stems. */
  sureExplanations: ReadonlyMap<string, readonly string[]>
}

/** Plain words for something, word by word. */
export interface PlainWords {
  plain: readonly string[]
  target: readonly string[]
}

/** The most words that a phrase of `Synonyms` has. */
export const longestPhrase = 4

/** Collects synonyms from the glossary and other lists. All are in lower case; a word can stand for several things. */
export function collectSynonyms(sources: readonly SynonymSource[]): Synonyms {
  const words = new Map<string, string[]>()
  const phrases = new Map<string, string[][]>()
  const explanations = new Map<string, string[]>()
  const sureExplanations = new Map<string, string[]>()
  const meanings = collectMeanings(sources)
  const spellings = new Set<string>()
  const phraseWords = new Set<string>()
  const joinedPhrases = new Map<string, string[]>()
  const all: PlainWords[] = []
  for (const { plainWords, term, page } of sources) {
    const target = splitWords(term)
    for (const plain of plainWords.map(splitWords)) {
      const [first = '', ...others] = plain
      all.push({ plain, target })
      if (others.length === 0) spellings.add(first)
      if (others.length === 0 && target.length === 1) {
        for (const word of target) addTo(words, composeKey(plain), word)
      } else {
        addTo(phrases, composeKey(plain), target)
        for (const word of plain) phraseWords.add(word)
        if (others.length > 0) joinedPhrases.set(plain.join(''), plain)
      }
    }
    if (!page) continue
    for (const name of [term, ...plainWords]) {
      const key = composeKey(splitWords(name))
      addTo(explanations, key, splitAddress(page).path)
      if (name === term || meanings.get(key)?.size === 1)
        addTo(sureExplanations, key, splitAddress(page).path)
    }
  }
  return {
    words,
    phrases,
    explanations,
    sureExplanations,
    sources: all,
    spellings: [...spellings],
    phraseWords: [...phraseWords],
    joinedPhrases,
  }
}

/** What each of the plain words stands for, by stems. */
function collectMeanings(sources: readonly SynonymSource[]): Map<string, Set<string>> {
  const meanings = new Map<string, Set<string>>()
  for (const { plainWords, term } of sources) {
    for (const plain of plainWords) {
      const key = composeKey(splitWords(plain))
      meanings.set(key, (meanings.get(key) ?? new Set()).add(composeKey(splitWords(term))))
    }
  }
  return meanings
}

/** The words of a term or of plain words, in lower case. */
export function splitWords(text: string): string[] {
  return listWords(text.toLowerCase())
}

/** What words are looked up by. */
export function composeKey(words: readonly string[]): string {
  return words.map((word) => stemmer(word)).join(' ')
}
