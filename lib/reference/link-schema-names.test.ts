import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { composeApi } from './api.fixture'
import { linkSchemaNames } from './link-schema-names'

const api = composeApi(`
type Query { user(id: ID): User, currentUser: User, login: Int, skip: Int, Site: Site }
type Mutation { login: Int, connectBinBar: Site }
type User { name: String, currentUser: User }
type Site { weight(unit: Unit): Float }
enum Unit { KG }
input SiteInput { name: String }
`)

function link(source: string, own?: string) {
  const { tree } = parsePage('pages/docs/api/a.mdx', source)
  const text = textOf(tree)
  linkSchemaNames(tree, own, api)
  expect(textOf(tree)).toBe(text)
  const links: string[] = []
  visit(tree, 'link', ({ url, children }) => {
    links.push(`${textOf(children)} → ${url}`)
  })
  return links
}

describe('linkSchemaNames', () => {
  it.each([
    ['User', '/docs/api/objects/user/'],
    ['[Site!]!', '/docs/api/objects/site/'],
    ['[[SiteInput!]]', '/docs/api/inputs/site-input/'],
    ['@deprecated', '/docs/api/directives/deprecated/'],
    ['Query.user', '/docs/api/queries/user/'],
    ['Query.login', '/docs/api/queries/login/'],
    ['Mutation.login', '/docs/api/mutations/login/'],
    ['user', '/docs/api/queries/user/'],
    ['currentUser', '/docs/api/queries/current-user/'],
    ['connectBinBar', '/docs/api/mutations/connect-bin-bar/'],
    ['User.name', '/docs/api/objects/user/#field-name'],
    ['User.currentUser', '/docs/api/objects/user/#field-currentUser'],
    ['SiteInput.name', '/docs/api/inputs/site-input/#field-name'],
    ['Unit.KG', '/docs/api/enums/unit/#value-KG'],
    ['Float', '/docs/api/scalars/float/'],
    ['Site', '/docs/api/objects/site/'],
    ['Query.Site', '/docs/api/queries/site/'],
  ])('links %s', (name, url) => {
    expect(link(`The \`${name}\` is here.`)).toEqual([`${name} → ${url}`])
  })

  it.each([
    ['a field alone', 'name'],
    ['a name of two operations', 'login'],
    ['what the schema does not have', 'Truck'],
    ['a root type', 'Query'],
    ['other code', 'User | Site'],
    ['a value alone', 'KG'],
    ['another letter case', 'USER'],
  ])('leaves %s alone', (_what, name) => {
    expect(link(`The \`${name}\` is here.`)).toEqual([])
  })

  it('leaves names in links, headings and blocks of code alone', () => {
    const source =
      '## The `User`\n\nSee [`User`](/a/), [the `Site`][a].\n\n```graphql\nUser\n```\n\n[a]: /b/\n'
    expect(link(source)).toEqual(['User → /a/'])
  })

  it('links every other place, in lists, tables, callouts and emphasis', () => {
    const source =
      '- `User`\n- **`Site`**\n\n| a |\n| - |\n| `Unit` |\n\n<Callout kind="note">\n\nThe `Float`, `Float` and `Float`.\n\n</Callout>\n'
    expect(link(source)).toEqual([
      'User → /docs/api/objects/user/',
      'Site → /docs/api/objects/site/',
      'Unit → /docs/api/enums/unit/',
      'Float → /docs/api/scalars/float/',
      'Float → /docs/api/scalars/float/',
      'Float → /docs/api/scalars/float/',
    ])
  })

  it.each([
    ['User', ['user → /docs/api/queries/user/', 'User.name → /docs/api/objects/user/#field-name']],
    [
      'Query.user',
      [
        'User → /docs/api/objects/user/',
        '[User!] → /docs/api/objects/user/',
        'User.name → /docs/api/objects/user/#field-name',
      ],
    ],
    [
      undefined,
      [
        'User → /docs/api/objects/user/',
        '[User!] → /docs/api/objects/user/',
        'user → /docs/api/queries/user/',
        'User.name → /docs/api/objects/user/#field-name',
      ],
    ],
  ])('does not link a page of %s to itself', (own, links) => {
    expect(link('The `User`, `[User!]`, `user` and `User.name`.', own)).toEqual(links)
  })

  it('does not link the page of a directive to itself', () => {
    expect(link('`@skip`, `skip`, `@include`', '@skip')).toEqual(['@include → /docs/api/directives/include/'])
  })
})
