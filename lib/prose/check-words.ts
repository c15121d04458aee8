import { type Problem, quote } from '../problem/problem'
import { type Term, termsFile } from '../terms/terms-schema'
import type { Passage } from './passage'
import { composeWordPattern, escapeWords } from './word-pattern'

/** One forbidden variant, ready to be looked for. */
interface Variant {
  pattern: RegExp
  term: string
}

/**
 * Finds words that must not stand on a page, letter for letter, also in the plural. They are not found
 * inside of other words.
 */
export function checkWords(passages: readonly Passage[], terms: readonly Term[]): Problem[] {
  const variants = listVariants(terms)
  return passages.flatMap((passage) => checkPassage(passage, variants))
}

/** Longer variants come first: "LED pattern" is one mistake, not two. */
function listVariants(terms: readonly Term[]): Variant[] {
  return terms
    .flatMap(({ term, forbidden }) => forbidden.map((variant) => ({ term, variant })))
    .sort((one, other) => other.variant.length - one.variant.length)
    .map(({ term, variant }) => ({ term, pattern: toPattern(variant) }))
}

/** A variant with a small first letter also stands at the start of a sentence. */
function toPattern(variant: string): RegExp {
  const capitalised = `${variant.slice(0, 1).toUpperCase()}${variant.slice(1)}`
  return composeWordPattern(`(?:${escapeWords(variant)}|${escapeWords(capitalised)})(?:e?s)?`)
}

function checkPassage({ file, subject, text, lineOf }: Passage, variants: readonly Variant[]): Problem[] {
  const problems: Problem[] = []
  let rest = text
  for (const { pattern, term } of variants) {
    rest = rest.replace(pattern, (match, offset: number) => {
      problems.push({
        file,
        line: lineOf(offset),
        subject,
        found: quote(match.replace(/\s+/g, ' ')),
        expected: `the word ${quote(term)}, as in ${termsFile}`,
      })
      return match.replace(/\S/g, ' ')
    })
  }
  return problems
}
