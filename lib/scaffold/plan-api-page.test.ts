import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { frontMatterSchema } from '../pages/front-matter'
import { parsePage } from '../pages/parse-page'
import { checkWithSchema } from '../problem/check-with-schema'
import { listElements } from '../schema/list-elements'
import { readSchema, schemaFile } from '../schema/read-schema'
import { composePage } from './compose-page'
import { planApiPage } from './plan-api-page'

const schema = buildSchema(`
type Query {
  """
  The user whose token the request carries. This is the way to your own account and to everything in it. A third
  sentence that no longer fits into what a description may hold at the most, so it is left out of it.
  """
  currentUser: User
  userById(id: ID!): User
}

"""Short."""
type User { id: ID }

directive @audit(by: String) on FIELD
`)

const plan = (coordinate: string, keys: string[] = []) => planApiPage(coordinate, schema, () => keys)

describe('planApiPage', () => {
  it('takes the sentences of the schema that fit, without signs of Markdown', () => {
    expect(plan('Query.currentUser')).toMatchObject({
      route: '/docs/api/queries/current-user/',
      title: 'currentUser',
      label: 'currentUser',
      graphql: 'Query.currentUser',
      description:
        'The user whose token the request carries. This is the way to your own account and to everything in it.',
    })
  })

  it('has a sentence of its own where the schema says too little', () => {
    expect(plan('User').description).toBe('Object User of the API: what it is for, and how to use it.')
    expect(plan('@audit')).toMatchObject({
      route: '/docs/api/directives/audit/',
      title: '@audit',
      graphql: '@audit',
      description: 'Directive @audit of the API: what it is for, and how to use it.',
    })
  })

  it.each([
    [['account', 'zone'], 1],
    [['account'], undefined],
    [['zone'], 0],
  ])('stands at its alphabetical place among %j', (keys, position) => {
    expect(plan('User', keys).position).toBe(position)
  })

  it.each([
    ['Usr', 'Did you mean "User"?'],
    ['userById', 'Did you mean "Query.userById"?'],
    ['audit', 'Did you mean "@audit"?'],
    [
      'Query',
      'found "Query", which has no page of its own, expected one of its fields, such as "Query.currentUser".',
    ],
    [
      'User.id',
      'found "User.id", which has no page of its own, expected the element that it is part of: "User".',
    ],
    ['Query.userById(id:)', 'expected the element that it is part of: "Query.userById".'],
    ['@audit(by:)', 'expected the element that it is part of: "@audit".'],
    ['', 'found nothing, expected a type'],
  ])('refuses "%s"', (coordinate, sentence) => {
    expect(() => plan(coordinate)).toThrow(sentence)
  })
})

describe('a page of an element', () => {
  /** The front matter of the page of an element, as the build reads it. */
  function readFrontMatter(coordinate: string, of: typeof schema) {
    const page = planApiPage(coordinate, of, () => [])
    const folder = page.route.replace(/[^/]+\/$/, '')
    const metaText = JSON.stringify({ [folder]: {} })
    const texts = composePage(page, { meta: JSON.parse(metaText), metaText, routesText: '/\n', routes: [] })
    const [file = '', text = ''] = Object.entries(texts)[0] ?? []
    return checkWithSchema(frontMatterSchema, parsePage(file, text).frontMatter)
  }

  it('has front matter without mistakes, for each element of the schema', () => {
    const present = readSchema(
      schemaFile,
      readFileSync(join(import.meta.dirname, '../..', schemaFile), 'utf8'),
    )
    const elements = listElements(present).filter(({ hasPage }) => hasPage)
    expect(elements.length).toBeGreaterThan(40)
    for (const { coordinate } of elements) {
      const { value, problems } = readFrontMatter(coordinate, present)
      expect(problems).toEqual([])
      expect(value).toMatchObject({ graphql: coordinate, status: 'draft' })
    }
  })

  it.each(['null', 'true', 'No', '@if'])(
    'keeps the coordinate %s, which YAML could take for something else',
    (name) => {
      const odd = buildSchema(
        'type Query { a: null, b: true, c: No } scalar null scalar true scalar No directive @if on FIELD',
      )
      expect(readFrontMatter(name, odd).value).toMatchObject({ title: name, graphql: name })
    },
  )
})
