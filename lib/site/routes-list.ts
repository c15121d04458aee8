import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'

/** The committed list of all addresses, from the root of the project. */
export const routesFile = 'routes.txt'

/** What `routes.txt` holds: a line for each page, and `source -> target` for each redirect. */
export interface RoutesList {
  pages: readonly string[]
  redirects: ReadonlyMap<string, string>
}

const heading = [
  '# Every address that the site answers, with and without its final slash.',
  '# A line with "->" is a redirect. "npm run build" compares this list with what it has built;',
  '# "npm run routes:accept" writes it anew when a difference is meant.',
]

/** The text of `routes.txt` for a site. Addresses are percent-encoded, as in a browser's bar. */
export function formatRoutes({ pages, redirects }: RoutesList): string {
  const pageLines = pages.map((route) => encodeURI(route)).sort()
  const redirectLines = [...redirects].map(([from, to]) => `${encodeURI(from)} -> ${to}`).sort()
  return `${[...heading, ...pageLines, ...redirectLines].join('\n')}\n`
}

/** Each difference between the committed list and the site that was built. */
export function compareRoutes(committed: string, built: RoutesList): Problem[] {
  const listed = new Map(
    committed
      .split('\n')
      .map((text, index): [string, number] => [text.trim(), index + 1])
      .filter(([text]) => text !== '' && !text.startsWith('#')),
  )
  const actual = new Set(
    formatRoutes(built)
      .split('\n')
      .filter((text) => text.startsWith('/')),
  )
  const lost = [...listed]
    .filter(([text]) => !actual.has(text))
    .map(([text, line]) => describeLost(text, line, actual))
  const added = [...actual].filter((text) => !listed.has(text)).map(describeAdded)
  return [...lost, ...added]
}

function describeLost(text: string, line: number, actual: ReadonlySet<string>): Problem {
  return {
    file: routesFile,
    line,
    subject: text,
    found: text.includes('->') ? 'no such redirect in site.config.ts' : 'no page at this address',
    expected:
      'every listed address to be answered; if it is gone on purpose, add a redirect and run "npm run routes:accept"',
    nearest: findNearest(text, actual),
  }
}

function describeAdded(text: string): Problem {
  return {
    file: routesFile,
    subject: text,
    found: `an address of the site that is not listed, ${quote(text)}`,
    expected: 'every address in the list; if it is new on purpose, run "npm run routes:accept"',
  }
}
