import type { Header } from './header-rules'

/**
 * The lines that make nginx send headers with every answer, errors included. Text in double quotes is taken
 * to the letter by nginx but for `"`, `\` and the `$` of variables.
 *
 * @throws when a value holds one of these signs
 */
export function formatNginxHeaders(headers: readonly Header[]): string {
  return headers
    .map(([name, value]) => {
      if (/["\\$\n]/.test(value)) throw new Error(`nginx cannot take the value of ${name}: ${value}`)
      return `add_header ${name} "${value}" always;\n`
    })
    .join('')
}
