import { type Language, languages } from '../../lib/tabs/language'
import type { Snippet } from './list-snippets'
import { keyOf } from './run-snippets'

const names: Record<Language, string> = { curl: 'curl', typescript: 'TypeScript', python: 'Python' }

/** How much was run. Texts that stand on several pages were executed once and count once. */
export interface RunCount {
  /** Examples on all pages, each held against its own page. */
  examples: number
  /** Different operations of examples. */
  operations: number
  /** Complete programs, each in all languages. */
  programs: number
  /** Pages with at least one text. */
  pages: number
  /** Texts of each language, those of the programs among them. */
  executed: Record<Language, number>
}

/** Counts the texts that were run. */
export function countRuns(snippets: readonly Snippet[], runs: ReadonlyMap<string, unknown>): RunCount {
  const count = (texts: readonly Snippet[]) => new Set(texts.map(keyOf).filter((key) => runs.has(key))).size
  const inCurl = snippets.filter(({ language }) => language === 'curl')
  return {
    examples: inCurl.filter(({ kind }) => kind === 'example').length,
    operations: count(inCurl.filter(({ kind }) => kind === 'example')),
    programs: count(inCurl.filter(({ kind }) => kind === 'program')),
    pages: new Set(snippets.map(({ page }) => page)).size,
    executed: Object.fromEntries(
      languages.map((name) => [name, count(snippets.filter(({ language }) => language === name))]),
    ) as Record<Language, number>,
  }
}

/** The count as one line. */
export function describeRuns({ examples, operations, programs, pages, executed }: RunCount): string {
  const texts = languages.map((language) => `${executed[language]} ${names[language]}`).join(', ')
  const counted = `${examples} examples (${operations} different operations) and ${programs} ${programs === 1 ? 'program' : 'programs'}`
  return `${counted} on ${pages} pages: ${texts} snippets executed`
}
