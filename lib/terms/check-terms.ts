import { checkAddress, type LinkTargets } from '../links/check-address'
import { type Problem, quote } from '../problem/problem'
import type { SourceText } from '../problem/source-text'
import type { Term } from './terms-schema'

/** One word of one term, with its place in the file. */
interface Word {
  term: Term
  word: string
  path: (string | number)[]
}

/**
 * Checks the terms against each other: no two alike, no plain word twice, no forbidden word that a
 * term uses. Capital and small letters count as the same, except in forbidden words.
 */
export function checkTerms(terms: readonly Term[], source: SourceText): Problem[] {
  return [
    ...findRepeated(listTerms(terms), 'a term that no other entry has', source),
    ...findRepeated(listWords(terms, 'plainWords'), 'each plain word once', source),
    ...findUsedForbidden(terms, source),
  ]
}

/** Checks that the address of each term leads to a page, and to an element of it. */
export function checkTermAddresses(
  terms: readonly Term[],
  source: SourceText,
  targets: LinkTargets,
): Problem[] {
  return terms.flatMap(({ term, page }, index) => {
    const fault = page === undefined ? undefined : checkAddress(page, '/', targets)
    return fault ? [{ ...placeOf(source, [index, 'page']), subject: `${term} > page`, ...fault }] : []
  })
}

function listTerms(terms: readonly Term[]): Word[] {
  return terms.map((term, index) => ({ term, word: term.term, path: [index, 'term'] }))
}

function listWords(terms: readonly Term[], key: 'plainWords' | 'forbidden'): Word[] {
  return terms.flatMap((term, index) =>
    term[key].map((word, position) => ({ term, word, path: [index, key, position] })),
  )
}

function findRepeated(words: readonly Word[], expected: string, source: SourceText): Problem[] {
  const seen = new Map<string, Word>()
  return words.flatMap(({ term, word, path }) => {
    const earlier = seen.get(word.toLowerCase())
    seen.set(word.toLowerCase(), earlier ?? { term, word, path })
    if (!earlier) return []
    const found = `${quote(word)}, which stands in line ${source.lineOf(earlier.path)} already`
    return [{ ...placeOf(source, path), subject: subjectOf(term, path), found, expected }]
  })
}

/** A forbidden word may be a plain word of its own term: people use it, pages do not. */
function findUsedForbidden(terms: readonly Term[], source: SourceText): Problem[] {
  return listWords(terms, 'forbidden').flatMap(({ term, word, path }) => {
    const user = terms.find((other) => usesWord(other, word, other === term))
    if (!user) return []
    const found = `${quote(word)}, which the term ${quote(user.term)} uses`
    const expected = 'a word that no term uses'
    return [{ ...placeOf(source, path), subject: subjectOf(term, path), found, expected }]
  })
}

function usesWord({ term, plainWords }: Term, word: string, isOwn: boolean): boolean {
  return term === word || (!isOwn && plainWords.includes(word))
}

function subjectOf({ term }: Term, path: readonly (string | number)[]): string {
  return `${term} > ${path.slice(1).join(' > ')}`
}

function placeOf(source: SourceText, path: readonly (string | number)[]): Pick<Problem, 'file' | 'line'> {
  return { file: source.file, line: source.lineOf(path) || undefined }
}
