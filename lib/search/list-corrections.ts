import { stemmer } from 'stemmer'
import type { ExpandedWord } from './expand-word'
import { findNearWords } from './find-near-words'
import type { SearchIndex } from './load-index'
import type { AskedWord } from './measure-fit'
import { certainties } from './ranking-weights'
import type { Query } from './read-query'
import { splitPhrases } from './split-phrases'
import { dropStopWords } from './stop-words'

/**
 * The query as it was meant, where its words are known and yet may be slips: two words that the site writes as one
 * (`bin bar`), a word of no title that is one letter away from one that makes the whole a title (`rest binbar`), and
 * an unknown word that is near to one of several plain words. At most one for each kind.
 */
export function listCorrections(query: Query, found: readonly AskedWord[], index: SearchIndex): Query[] {
  const { words, written } = query
  const expand = (word: string) => found[words.indexOf(word)]?.candidates
  return [
    joinWords(written, index),
    correctToTitle(written, index),
    correctToPlainWords(written, expand, index),
  ]
    .filter((words) => words.join(' ') !== written.join(' '))
    .map((words) => ({
      ...query,
      words: dropStopWords(words),
      written: words,
      joined: words.join(''),
      namesElement: false,
    }))
}

function correctToPlainWords(
  written: readonly string[],
  expand: (word: string) => ExpandedWord | undefined,
  index: SearchIndex,
): string[] {
  const { phraseWords, joinedPhrases } = index.synonyms
  const isUnknown = (word: string) =>
    [...(expand(word)?.values() ?? [1])].every((certainty) => certainty <= certainties.knownBeginning)
  const nearest = written.map((word, place) => {
    if (index.listPlaces(word).length > 0 || phraseWords.includes(word)) return word
    return findNearWords(word, phraseWords, place === written.length - 1)[0]?.word ?? word
  })
  const completed = new Set(
    splitPhrases(nearest, index.synonyms.phrases)
      .filter((words) => words.length > 1)
      .flat(),
  )
  return written.flatMap((word, place) => {
    const near = nearest[place] ?? word
    return joinedPhrases.get(word) ?? (completed.has(near) || isUnknown(word) ? near : word)
  })
}

function joinWords(written: readonly string[], index: SearchIndex): string[] {
  const joined: string[] = []
  for (const word of written) {
    const both = (joined.at(-1) ?? '') + word
    const isOne = joined.length > 0 && !index.identifiers.has(both) && index.listPlaces(both).length > 0
    if (isOne) joined[joined.length - 1] = both
    else joined.push(word)
  }
  return joined
}

function correctToTitle(written: readonly string[], index: SearchIndex): readonly string[] {
  const corrected = written.map((word) => correctWord(word, index))
  const words = dropStopWords(corrected)
  const [first = [], ...others] = words.map((word) => index.titles.get(word) ?? [])
  const isTitle = first.some((page) => others.every((pages) => pages.includes(page)))
  return isTitle ? corrected : written
}

/** Words that are unknown are corrected anyway, and plain words stand for something already. */
function correctWord(word: string, index: SearchIndex): string {
  const forms = [word, ...(index.stems.get(stemmer(word)) ?? [])]
  const isFine =
    index.listPlaces(word).length === 0 ||
    index.synonyms.words.has(stemmer(word)) ||
    forms.some((form) => index.titleWords.includes(form))
  if (isFine) return word
  const [nearest] = findNearWords(word, index.titleWords, false).filter(({ distance }) => distance === 1)
  return nearest?.word ?? word
}
