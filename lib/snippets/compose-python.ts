import { indent } from './indent'
import type { ExampleRequest, JsonValue } from './request'

/** A request as a program for Python 3.9 or later without packages, which prints the whole answer. */
export function composePython({ query, variables, needsToken }: ExampleRequest): string {
  const hasVariables = Object.keys(variables).length > 0
  const body = hasVariables ? '{"query": query, "variables": variables}' : '{"query": query}'
  return [
    'import json',
    'import os',
    'import urllib.error',
    'import urllib.request',
    '',
    `query = """${escapeText(query)}"""`,
    ...(hasVariables ? ['', `variables = ${toLiteral(variables)}`] : []),
    '',
    'request = urllib.request.Request(',
    '    os.environ["BINBAR_API_URL"],',
    `    data=json.dumps(${body}).encode(),`,
    '    headers={',
    '        "Content-Type": "application/json",',
    ...(needsToken ? ['        "Authorization": f"Bearer {os.environ[\'BINBAR_TOKEN\']}",'] : []),
    '    },',
    ')',
    '',
    'try:',
    '    response = urllib.request.urlopen(request)',
    'except urllib.error.HTTPError as error:',
    '    response = error  # its body says what is wrong with the request',
    '',
    'with response:',
    '    print(json.dumps(json.load(response), indent=2))',
  ].join('\n')
}

/** A quotation mark at the end would run into those that end the literal. */
function escapeText(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/"""|"$/g, (marks) => '\\"'.repeat(marks.length))
}

function toLiteral(value: JsonValue): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[\n${value.map((item) => `${move(toLiteral(item))},\n`).join('')}]`
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  return `{\n${entries.map(([key, part]) => `${move(`${JSON.stringify(key)}: ${toLiteral(part)}`)},\n`).join('')}}`
}

function move(text: string): string {
  return indent(text, '    ')
}
