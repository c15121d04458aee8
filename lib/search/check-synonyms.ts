import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'
import type { SearchIndex } from './load-index'
import { dropStopWords } from './stop-words'
import { type SynonymSource, splitWords } from './synonyms'
import { synonymsFile } from './synonyms-schema'

/** The synonyms that lead nowhere: no page has a word that they stand for. Stop words are looked for nowhere. */
export function checkSynonyms(sources: readonly SynonymSource[], index: SearchIndex): Problem[] {
  return sources.flatMap(({ term }, place) =>
    dropStopWords(splitWords(term))
      .filter((word) => index.listPlaces(word).length === 0)
      .map((word) => ({
        file: synonymsFile,
        subject: `${place} > term (${term})`,
        found: `${quote(word)}, which stands on no page`,
        expected: 'words that pages use',
        nearest: findNearest(word, index.words),
      })),
  )
}
