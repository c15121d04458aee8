import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { attributeOf, isElement, parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import { composeApi } from '../reference/api.fixture'
import { insertExamples } from './insert-examples'

const file = 'pages/docs/api/examples/a.mdx'

const site = { name: 'Aluminum Scrap', maxWeight: 9000, binBar: null }

const api = composeApi(
  `
  enum WeightUnit { KILOGRAM POUND }
  input Window { limit: Int!, unit: WeightUnit }
  type Site { name: String, maxWeight(unit: WeightUnit): Float, binBar: BinBar }
  type BinBar { binBarID: ID! }
  type Query {
    site(binBarID: ID!): Site
    sites(window: Window): [Site!]
    broken: Int
    secret: String
  }
  type Mutation { rename(binBarID: ID!, name: String!): Site }`,
  {
    site: ({ binBarID }: { binBarID: string }) => (binBarID === '3Xk7Bv9nRa' ? site : null),
    sites: [site],
    broken: () => {
      throw new Error('Your account has no container site with the ID "1".')
    },
    rename: ({ name }: { name: string }) => ({ ...site, name }),
  },
)

function insert(...lines: string[]) {
  const { tree } = parsePage(file, lines.join('\n'))
  const { examples, problems } = insertExamples(tree, file, api)
  return { tree, examples, problems: problems.map(formatProblem) }
}

function listElements(tree: Root): MdxJsxFlowElement[] {
  const elements: MdxJsxFlowElement[] = []
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name === 'GraphqlExample') elements.push(node)
  })
  return elements
}

/** The panels of an example: tab, language, code. */
function readPanels(example: MdxJsxFlowElement | undefined): unknown[] {
  return (example?.children ?? []).map((panel: RootContent) => {
    if (!isElement(panel)) throw new Error(`Found ${panel.type}, expected a panel.`)
    const [code] = panel.children as RootContent[]
    return code?.type === 'code' ? [panel.name, attributeOf(panel, 'tab'), code.lang, code.value] : code
  })
}

function readValue(example: MdxJsxFlowElement | undefined, name: string): unknown {
  const attribute = example?.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof attribute?.value === 'object' ? JSON.parse(attribute.value?.value ?? '') : attribute?.value
}

/** A page with one block of GraphQL, whose fence is line 3, and the text behind it. */
function example(text: string, { words = '', variables = '' } = {}): string[] {
  const block = variables && `\n\`\`\`json variables\n${variables}\n\`\`\``
  return ['Text.', '', `\`\`\`graphql ${words}`.trimEnd(), ...text.split('\n'), '```', block]
}

function problemsOf(text: string, options?: { words?: string; variables?: string }): string[] {
  const { examples, problems, tree } = insert(...example(text, options))
  if (problems.length > 0) {
    expect(examples).toEqual([])
    expect(listElements(tree)).toEqual([])
    expect(tree.children.filter(({ type }) => type === 'code')).not.toEqual([])
  }
  return problems
}

describe('an example that holds', () => {
  const query =
    'query SiteOfBinBar($binBarID: ID!) {\n  site(binBarID: $binBarID) { # its name\n    name\n  }\n}'
  const { tree, examples, problems } = insert(
    ...example(query, { variables: '{ "binBarID": "3Xk7Bv9nRa" }' }),
    '',
    'End.',
  )
  const [element] = listElements(tree)
  const result = '{\n  "data": {\n    "site": {\n      "name": "Aluminum Scrap"\n    }\n  }\n}'

  it('takes the place of both its blocks', () => {
    expect(problems).toEqual([])
    expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'mdxJsxFlowElement', 'paragraph'])
  })

  it('has a panel for query, variables and result, each as it is', () => {
    expect(readPanels(element)).toEqual([
      ['ExamplePanel', 'query', 'graphql', query],
      ['ExamplePanel', 'variables', 'json', '{\n  "binBarID": "3Xk7Bv9nRa"\n}'],
      ['ExamplePanel', 'result', 'json', result],
    ])
  })

  it('carries its id, its name and the request', () => {
    expect(element && attributeOf(element, 'id')).toBe('example-site-of-bin-bar')
    expect(element && attributeOf(element, 'name')).toBe('SiteOfBinBar')
    expect(readValue(element, 'errorMessage')).toBeUndefined()
    expect(readValue(element, 'request')).toEqual({
      query,
      queryLine: 'query SiteOfBinBar($binBarID: ID!) { site(binBarID: $binBarID) { name } }',
      variables: { binBarID: '3Xk7Bv9nRa' },
      needsToken: true,
    })
  })

  it('is handed back with what it uses', () => {
    expect(examples).toHaveLength(1)
    expect(examples[0]).toMatchObject({ id: 'example-site-of-bin-bar', name: 'SiteOfBinBar', result })
    expect(examples[0]?.coordinates).toEqual(
      new Set(['ID', 'Query.site', 'Query.site(binBarID:)', 'Site', 'Site.name', 'String']),
    )
  })

  it('has no panel of variables without variables', () => {
    const [bare] = listElements(insert(...example('query All { sites { name } }')).tree)
    expect(readPanels(bare).map((panel) => (panel as string[])[1])).toEqual(['query', 'result'])
  })

  it('may define what it uses in any order, with several fragments', () => {
    expect(problemsOf('fragment Names on Site { name }\n\nquery All { sites { ...Names } }')).toEqual([])
  })
})

describe('where examples stand', () => {
  it.each([
    [
      'a callout',
      ['<Callout kind="note">', '', '```graphql', 'query A { sites { name } }', '```', '', '</Callout>'],
    ],
    [
      'a step',
      ['1. Send it:', '', '   ```graphql', '   query A { sites { name } }', '   ```', '', '   Then go on.'],
    ],
    ['a quote', ['> ```graphql', '> query A { sites { name } }', '> ```']],
  ])('may be %s', (_where, lines) => {
    const { tree, problems } = insert(...lines)
    expect(problems).toEqual([])
    expect(listElements(tree).map((one) => attributeOf(one, 'id'))).toEqual(['example-a'])
    expect(tree.children.map(({ type }) => type)).not.toContain('code')
  })

  it('puts several into their places, each with its own variables', () => {
    const lines = [
      '```graphql',
      'query A($limit: Int!) { sites(window: { limit: $limit }) { name } }',
      '```',
      '```json variables',
      '{ "limit": 2 }',
      '```',
      'Text.',
      '```graphql',
      'query B { sites { name } }',
      '```',
      '```graphql',
      'query C { sites { name } }',
      '```',
    ]
    const { tree, problems } = insert(...lines)
    expect(problems).toEqual([])
    expect(tree.children.map(({ type }) => type)).toEqual([
      'mdxJsxFlowElement',
      'paragraph',
      'mdxJsxFlowElement',
      'mdxJsxFlowElement',
    ])
    expect(listElements(tree).map((one) => attributeOf(one, 'name'))).toEqual(['A', 'B', 'C'])
  })

  it('leaves definitions and other code as they are', () => {
    const { tree, examples, problems } = insert(
      '```graphql',
      'type Site {',
      '  nme: String',
      '}',
      '```',
      '',
      '```json',
      '{ "a": 1 }',
      '```',
    )
    expect([examples, problems]).toEqual([[], []])
    expect(tree.children.map(({ type }) => type)).toEqual(['code', 'code'])
  })

  it('keeps the good ones when another is wrong, and names the line of the wrong one in a callout', () => {
    const { tree, examples, problems } = insert(
      '```graphql',
      'query A { sites { name } }',
      '```',
      '',
      '<Callout kind="note">',
      '',
      '```graphql',
      'query B {',
      '  sites { nme }',
      '}',
      '```',
      '',
      '</Callout>',
    )
    expect(examples.map(({ name }) => name)).toEqual(['A'])
    expect(listElements(tree)).toHaveLength(1)
    expect(problems).toEqual([
      `${file}:9: B: found a mistake in the GraphQL text (Cannot query field "nme" on type "Site".), expected what schema/binbar.graphql has. Did you mean "name"?`,
    ])
  })

  it('names the line of a mistake within a step', () => {
    const { problems } = insert(
      '1. First.',
      '1. Send it:',
      '',
      '   ```graphql',
      '   query B {',
      '     sites { nme }',
      '   }',
      '   ```',
    )
    expect(problems).toEqual([expect.stringContaining(`${file}:6: B: `)])
  })
})

describe('an example that does not fit the schema', () => {
  it.each([
    [
      'a misspelt field',
      'query A {\n  sites {\n    name\n    maxWieght\n  }\n}',
      `${file}:7: A: found a mistake in the GraphQL text (Cannot query field "maxWieght" on type "Site".), expected what schema/binbar.graphql has. Did you mean "maxWeight"?`,
    ],
    [
      'a field that is like no other',
      'query A { sites { colour } }',
      `${file}:4: A: found a mistake in the GraphQL text (Cannot query field "colour" on type "Site".), expected what schema/binbar.graphql has.`,
    ],
    [
      'a misspelt argument',
      'query A {\n  site(binBarId: "1") { name }\n}',
      [
        `${file}:5: A: found a mistake in the GraphQL text (Unknown argument "binBarId" on field "Query.site".), expected what schema/binbar.graphql has. Did you mean "binBarID"?`,
        `${file}:5: A: found a mistake in the GraphQL text (Field "site" argument "binBarID" of type "ID!" is required, but it was not provided.), expected what schema/binbar.graphql has.`,
      ].join('\n'),
    ],
    [
      'a misspelt value of an enum',
      'query A { sites { maxWeight(unit: KILOGRAMS) } }',
      `${file}:4: A: found a mistake in the GraphQL text (Value "KILOGRAMS" does not exist in "WeightUnit" enum.), expected what schema/binbar.graphql has. Did you mean "KILOGRAM"?`,
    ],
    [
      'broken text',
      'query A {\n  sites {\n    name\n',
      `${file}:6: A: found a mistake in the GraphQL text (Syntax Error: Expected Name, found <EOF>.), expected valid GraphQL.`,
    ],
    [
      'a misspelt type',
      'query A($window: Windw) {\n  sites(window: $window) { name }\n}',
      `${file}:4: A: found a mistake in the GraphQL text (Unknown type "Windw".), expected what schema/binbar.graphql has. Did you mean "Window"?`,
    ],
    [
      'empty lines above it',
      '\n\nquery A {\n  sites { nme }\n}',
      `${file}:7: A: found a mistake in the GraphQL text (Cannot query field "nme" on type "Site".), expected what schema/binbar.graphql has. Did you mean "name"?`,
    ],
  ])('names %s, with the line of the page', (_mistake, text, sentences) => {
    expect(problemsOf(text)).toEqual(sentences.split('\n'))
  })

  it('names a variable that does not fit its type', () => {
    const text = 'query A($unit: WeightUnit!) {\n  sites { maxWeight(unit: $unit) }\n}'
    expect(problemsOf(text, { variables: '{ "unit": "POUNDS" }' })).toEqual([
      `${file}:4: A: found a mistake in the GraphQL text (Variable "$unit" got invalid value "POUNDS"; Value "POUNDS" does not exist in "WeightUnit" enum.), expected variables as the operation declares them. Did you mean "POUND"?`,
    ])
  })

  it('names a variable that is missing', () => {
    expect(problemsOf('query A($id: ID!) {\n  site(binBarID: $id) { name }\n}')).toEqual([
      `${file}:4: A: found a mistake in the GraphQL text (Variable "$id" of required type "ID!" was not provided.), expected variables as the operation declares them.`,
    ])
  })

  it('names an answer with an error, at the line of the field', () => {
    expect(problemsOf('query A {\n  sites { name }\n  broken\n}')).toEqual([
      `${file}:6: A: found an answer with an error (Your account has no container site with the ID "1".), expected an answer without errors, or the word "fails" behind "graphql".`,
    ])
  })
})

describe('what a writer puts around an example', () => {
  it('has to be a word that is known', () => {
    expect(problemsOf('query A { sites { name } }', { words: 'fail tabs' })).toEqual([
      `${file}:3: found the word "fail" behind "graphql", expected nothing there but "fails", "refused", "without-token"; tabs and result come by themselves. Did you mean "fails"?`,
      `${file}:3: found the word "tabs" behind "graphql", expected nothing there but "fails", "refused", "without-token"; tabs and result come by themselves.`,
    ])
  })

  it.each([['query { sites { name } }'], ['{ sites { name } }']])('has to have a name: %s', (text) => {
    expect(problemsOf(text)).toEqual([
      `${file}:3: found an operation without a name, expected a name, such as "query ContainerSites", which its address is made from.`,
    ])
  })

  const query = 'query A($binBarID: ID!) {\n  site(binBarID: $binBarID) { name }\n}'

  it.each([
    [
      'broken',
      '{\n  "binBarID" "1"\n}',
      `${file}:11: found a mistake in the JSON text (ColonExpected), expected a colon between key and value.`,
    ],
    [
      'commented',
      '{\n  "binBarID": "1" // the first\n}',
      `${file}:11: found a mistake in the JSON text (InvalidCommentToken), expected no comments in a data file.`,
    ],
    ['a list', '[1]', `${file}:10: variables: found [1], expected an object with a key for each variable.`],
    ['text', '"1"', `${file}:10: variables: found "1", expected an object with a key for each variable.`],
    ['null', 'null', `${file}:10: variables: found null, expected an object with a key for each variable.`],
    [
      'misspelt',
      '{\n  "binBarId": "3Xk7Bv9nRa"\n}',
      `${file}:11: variables: found the variable "binBarId", which the operation does not declare, expected only "binBarID". Did you mean "binBarID"?`,
    ],
    [
      'there twice',
      '{\n  "binBarID": "1",\n  "binBarID": "2"\n}',
      `${file}:12: binBarID: found the key "binBarID" a second time, expected each key once.`,
    ],
  ])('names variables that are %s, with the line of the page', (_how, variables, sentence) => {
    const lines = example(query, { variables })
    expect(lines.join('\n').split('\n')[9]).toBe(variables.split('\n')[0])
    expect(problemsOf(query, { variables })).toEqual([sentence])
  })

  it('names variables of an operation that has none', () => {
    expect(problemsOf('query A { sites { name } }', { variables: '{ "limit": 1 }' })).toEqual([
      `${file}:8: variables: found the variable "limit", which the operation does not declare, expected no variables.`,
    ])
  })

  it('names a block of variables that follows no operation', () => {
    const { problems } = insert(
      '```json variables',
      '{}',
      '```',
      '',
      '```graphql',
      'query A { sites { name } }',
      '```',
      '',
      'Text.',
      '',
      '```json variables',
      '{}',
      '```',
    )
    const rest =
      'found a block of variables that follows no operation, expected the block "json variables" directly behind the block of its operation.'
    expect(problems).toEqual([`${file}:1: ${rest}`, `${file}:11: ${rest}`])
  })

  it.each([
    ['WhoAmI', 'WhoAmI'],
    ['WhoAmI', 'whoAmI'],
    ['WhoAmI', 'who_am_I'],
  ])('needs a name of its own on the page: %s, %s', (first, second) => {
    const { problems } = insert(
      ...example(`query ${first} { sites { name } }`),
      '',
      '```graphql',
      `query ${second} { sites { name } }`,
      '```',
    )
    expect(problems).toEqual([
      `${file}:8: found the operation "${second}" a second time, expected a name of its own for each operation of a page.`,
    ])
  })

  it('may have names that are alike, but make two addresses', () => {
    const { problems } = insert(
      ...example('query Site { sites { name } }'),
      '',
      '```graphql',
      'query Sites { sites { name } }',
      '```',
    )
    expect(problems).toEqual([])
  })
})

describe('an example that is meant to fail', () => {
  it('shows the error of the API, and counts for what it uses', () => {
    const { examples, problems, tree } = insert(...example('query A { broken }', { words: 'fails' }))
    expect(problems).toEqual([])
    expect(readValue(listElements(tree)[0], 'errorMessage')).toBe(
      'Your account has no container site with the ID "1".',
    )
    expect(JSON.parse(examples[0]?.result ?? '')).toEqual({
      data: { broken: null },
      errors: [
        {
          message: 'Your account has no container site with the ID "1".',
          locations: [{ line: 1, column: 11 }],
          path: ['broken'],
        },
      ],
    })
    expect(examples[0]?.coordinates).toEqual(new Set(['Query.broken', 'Int']))
  })

  it.each([
    [
      'a misspelt field',
      'query A { sites { nme } }',
      'Cannot query field \\"nme\\" on type \\"Site\\". Did you mean \\"name\\"?',
    ],
    ['broken text', 'query A { sites {', 'Syntax Error: Expected Name, found <EOF>.'],
  ])('is refused as a whole for %s, and then counts for nothing', (_mistake, text, message) => {
    const { examples, problems } = insert(...example(text, { words: 'refused' }))
    expect(problems).toEqual([])
    expect(examples[0]?.result).toContain(message)
    expect(examples[0]?.result).not.toContain('"data"')
    expect(examples[0]?.coordinates).toEqual(new Set())
    expect(examples[0]?.request.queryLine).toBe(text)
  })

  it('has to run when the API is to refuse it, so that a field that is gone is noticed', () => {
    expect(problemsOf('query A {\n  broken\n  nme\n}', { words: 'fails' })).toEqual([
      `${file}:6: A: found a mistake in the GraphQL text (Cannot query field "nme" on type "Query".), expected what schema/binbar.graphql has.`,
    ])
  })

  it('must not run when GraphQL is to refuse it', () => {
    expect(problemsOf('query A {\n  broken\n}', { words: 'refused' })).toEqual([
      `${file}:3: A: found an answer with data, expected a request that GraphQL refuses as a whole, or no word "refused" behind "graphql".`,
    ])
  })

  it('is a mistake when it does not fail', () => {
    expect(problemsOf('query A {\n  sites { name }\n}', { words: 'fails' })).toEqual([
      `${file}:3: A: found an answer without errors, expected an answer with an error, or no word "fails" behind "graphql".`,
    ])
  })
})

describe('an example without a token', () => {
  it('is sent without one', () => {
    const { examples, problems } = insert(...example('query A { secret }', { words: 'fails without-token' }))
    expect(problems).toEqual([])
    expect(examples[0]?.request.needsToken).toBe(false)
    expect(examples[0]?.result).toContain('You are not logged in.')
  })

  it('is a mistake when it needs one', () => {
    expect(problemsOf('query A { secret }', { words: 'without-token' })).toEqual([
      `${file}:4: A: found an answer with an error (You are not logged in.), expected an answer without errors, or the word "fails" behind "graphql".`,
    ])
  })

  it('needs the word: others are sent with one', () => {
    const { examples } = insert(...example('query A { secret }'))
    expect(examples[0]?.result).toContain('the secret')
    expect(examples[0]?.request.needsToken).toBe(true)
  })
})
