import type { Header, HeaderRule } from './header-rules'

/** The file in an export that tells static hosts the headers. */
export const headersFile = '_headers'

/**
 * The text of `_headers`: each pattern on a line, its headers indented below it.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/** Reads what `formatHeadersFile` wrote. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\S)/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .flatMap(([pattern, ...lines]) => (pattern ? [{ pattern, headers: lines.map(parseHeader) }] : []))
}

function parseHeader(line: string): Header {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}
