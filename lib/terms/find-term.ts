import type { Term } from './terms-schema'

/** The term that a word of a text means: in any letter case, and with the `s` of more than one. */
export function findTerm(word: string, terms: readonly Term[]): Term | undefined {
  const wanted = word.trim().toLowerCase()
  return terms.find(({ term }) => [term.toLowerCase(), `${term.toLowerCase()}s`].includes(wanted))
}
