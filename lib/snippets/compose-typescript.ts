import { indent } from './indent'
import type { ExampleRequest, JsonValue } from './request'

/** A request as a module of TypeScript for Node.js 20, which prints the whole answer. */
export function composeTypeScript({ query, variables, needsToken }: ExampleRequest): string {
  const hasVariables = Object.keys(variables).length > 0
  return [
    `const query = \`${escapeTemplate(query)}\``,
    ...(hasVariables ? ['', `const variables = ${toLiteral(variables)}`] : []),
    '',
    "const response = await fetch(process.env.BINBAR_API_URL ?? '', {",
    "  method: 'POST',",
    '  headers: {',
    "    'Content-Type': 'application/json',",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the snippet's own template
    ...(needsToken ? ['    Authorization: `Bearer ${process.env.BINBAR_TOKEN}`,'] : []),
    '  },',
    `  body: JSON.stringify({ ${hasVariables ? 'query, variables' : 'query'} }),`,
    '})',
    '',
    'const answer: unknown = await response.json()',
    'console.log(JSON.stringify(answer, null, 2))',
  ].join('\n')
}

function escapeTemplate(text: string): string {
  return text.replace(/\\|`|\$(?=\{)/g, '\\$&')
}

/** A value as a literal: keys that are names stand without quotation marks, text in single ones. */
function toLiteral(value: JsonValue): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[\n${value.map((item) => `${indent(toLiteral(item))},\n`).join('')}]`
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  return `{\n${entries.map(([key, part]) => `${indent(`${toKey(key)}: ${toLiteral(part)}`)},\n`).join('')}}`
}

function toKey(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : quote(key)
}

/** JSON knows every sign that a text of TypeScript has to escape, but for the quotation mark itself. */
function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"')
  return inner.includes("'") ? JSON.stringify(text) : `'${inner}'`
}
