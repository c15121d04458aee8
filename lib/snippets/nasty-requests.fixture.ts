// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts that look like templates
import type { ExampleRequest } from './request'

function compose(name: string, query: string, variables: ExampleRequest['variables'] = {}) {
  return { name, request: { query, queryLine: query.replace(/\s+/g, ' '), variables, needsToken: true } }
}

/** Requests with everything that means something to a shell, to TypeScript or to Python. */
export const nastyRequests: readonly { name: string; request: ExampleRequest }[] = [
  compose('no variables', '{\n  helloWorld\n}'),
  compose('apostrophes and quotation marks', `{ a(b: "Bob's \\"Mall\\"", c: "'") }`, {
    apostrophe: "Bob's Mall",
    quoted: '"Mall"',
    both: `Bob's "Mall"`,
    escaped: '\\"',
  }),
  compose('dollars', '{ a(b: "$HOME ${HOME} $(id) $$ $") }', {
    a: '$HOME ${HOME} $(id) `id` $$',
    b: '${x}',
  }),
  compose('grave accents and backslashes', '{ a(b: "`id` \\\\ \\n \\u00e9 \\\\${x} \\\\`") }', {
    a: '`id` \\ \\n \\u00e9 \\${x} \\` \\',
  }),
  compose('a text of several lines', '{\n  a(b: """\n    one "two" \\""" three\n  """)\n}'),
  compose('a quotation mark at the end', '{ a(b: "'),
  compose('two quotation marks at the end', '{ a(b: ""'),
  compose('three quotation marks at the end', '{ a(b: """'),
  compose('five quotation marks at the end', '{ a(b: """""'),
  compose('a backslash at the end', '{ a(b: "\\'),
  compose('the word that ends the body of curl', '# before\nJSON\n{ JSON }\nJSON', {
    a: 'before\nJSON\nafter',
    JSON: 'JSON',
  }),
  compose('many alphabets', '{ a(b: "Zürich 東京 🗑️ \u2028 \u00a0 \u200b") }', {
    a: 'Zürich 東京 🗑️',
    b: { c: 'ends of lines in JavaScript only:\u2028and\u2029here' },
    é: 1,
    clé: 2,
  }),
  compose('signs without a form', '{ a }', { a: '\t\n\r\b\f\u0000\u001f\u007f', b: { c: 'one\ntwo' } }),
  compose('numbers', '{ a }', { a: 0, b: -5, c: 12.5, d: 1e21, e: 1e-7, f: 2147483647, g: 0.1 }),
  compose('truth and nothing', '{ a }', { a: true, b: false, c: null, d: [true, null, false] }),
  compose('words that look like literals', '{ a }', { a: 'null', b: 'True', c: 'None', d: '12.5', e: '' }),
  compose('lists and objects', '{ a }', {
    a: [],
    b: {},
    c: [[], [1, [2]], {}],
    d: { e: { f: [{ g: 'h' }, {}] } },
  }),
  compose('keys that are no names', '{ a }', {
    'not-a-name': 1,
    'two words': 2,
    '3': 3,
    '': 4,
    "Bob's": 5,
    '"': 6,
    '\\': 7,
    class: 8,
    None: 9,
    $a: 10,
    '${x}': 11,
  }),
  compose('percent and braces', '{ a(b: "%s %(a)s {0} {{a}}") }', { a: '%s {0} {{a}} !{a}' }),
]
