import { type Problem, quote } from '../problem/problem'
import type { InlineCode } from './read-inline-code'

/** The code in one file of the export. */
export interface PageCode extends InlineCode {
  /** Path of the file from the root of the project. */
  file: string
}

/**
 * How many different scripts the pages of a site may hold in all: the one in the head, the two of the theme,
 * and the one of redirect pages. A text that differs from page to page would need a hash for each page.
 */
const allowedScripts = 4

/** One problem for each script beyond the allowed number, and for each attribute that holds code. */
export function checkInlineCode(pages: readonly PageCode[]): Problem[] {
  const ofAttributes = pages.flatMap(({ file, attributes }) =>
    attributes.map((attribute) => ({
      file,
      found: `code in an attribute, ${quote(attribute)}`,
      expected: 'none, since the Content-Security-Policy forbids it',
    })),
  )
  const ofScripts = listUses(pages)
    .slice(allowedScripts)
    .map(({ script, file }) => ({
      file,
      found: `one more inline script, ${quote(shorten(script))}`,
      expected: `at most ${allowedScripts} different ones on the whole site`,
    }))
  return [...ofAttributes, ...ofScripts]
}

/** All different inline scripts of a site, those on most pages first. */
export function listScripts(pages: readonly PageCode[]): string[] {
  return listUses(pages).map(({ script }) => script)
}

/** Each different script with the first page that holds it; those on most pages come first. */
function listUses(pages: readonly PageCode[]) {
  const uses = new Map<string, { script: string; file: string; count: number }>()
  for (const { file, scripts } of pages) {
    for (const script of scripts) {
      const use = uses.get(script)
      if (use) use.count += 1
      else uses.set(script, { script, file, count: 1 })
    }
  }
  return [...uses.values()].sort((one, other) => other.count - one.count)
}

const shownLength = 60

function shorten(script: string): string {
  return script.length > shownLength ? `${script.slice(0, shownLength)}…` : script
}
