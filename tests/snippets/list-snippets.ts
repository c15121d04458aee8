import { type Language, languages } from '../../lib/tabs/language'
import type { TabGroup } from './find-groups'

/** A text in one language that is run, and what it has to print. */
export interface Snippet {
  /** The exported file that it stands in. */
  page: string
  /** Page, name and language, for messages. */
  place: string
  language: Language
  code: string
  kind: TabGroup['kind']
  /** For an example the answer as JSON, for a program its lines. */
  expected: string
}

/**
 * The texts to run of the groups of one page.
 *
 * @throws when a group lacks one of the languages, or what it has to print
 */
export function listSnippets(page: string, groups: readonly TabGroup[]): Snippet[] {
  return groups.flatMap(({ kind, name, panels }) => {
    const expected = requirePanel(kind === 'example' ? 'result' : 'output')
    return languages.map((language) => ({
      page,
      place: `${page} ${name} (${language})`,
      language,
      code: requirePanel(language),
      kind,
      expected,
    }))

    function requirePanel(panel: string): string {
      const text = panels.get(panel)
      if (text) return text
      throw new Error(`${page}: found no ${panel} in ${name}, expected one.`)
    }
  })
}
