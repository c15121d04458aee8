import { afterEach, beforeEach, expect, test } from 'vitest'
import { listFiles } from '../../lib/pages/list-files'
import { copyProject, type ProjectCopy, runInCopy } from '../support/project-copy'

let copy: ProjectCopy

beforeEach(() => {
  copy = copyProject()
})

afterEach(() => {
  copy.remove()
})

const guide = 'pages/docs/client-application/select-units.mdx'
const target = '/docs/client-application/account-setup/'
const examplePage = 'pages/docs/api/examples/container-site-examples-2.mdx'

interface Fault {
  name: string
  apply: () => void
  sentence: string
}

const faults: Fault[] = [
  {
    name: 'a link to a page that does not exist',
    apply: () =>
      copy.replace(guide, '\n---\n\n', '\n---\n\n[Account](/docs/client-application/acount-setup/)\n\n'),
    sentence: `${guide}:7: link "Account": found "/docs/client-application/acount-setup/", which no page answers, expected the address of a page that exists. Did you mean "${target}"?`,
  },
  {
    name: 'a link to an anchor that does not exist',
    apply: () => copy.replace(guide, '\n---\n\n', `\n---\n\n[Account](${target}#what-you-ned)\n\n`),
    sentence: `${guide}:7: link "Account": found "${target}#what-you-ned", but ${target} has no element with the id "what-you-ned", expected the id of a heading or element of that page. Did you mean "${target}#what-you-need"?`,
  },
  {
    name: 'an image in the wrong letter case',
    apply: () => {
      copy.write('public/light.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
      copy.replace(guide, '\n---\n\n', '\n---\n\n![A light](/Light.svg)\n\n')
    },
    sentence: `${guide}:7: link "A light": found "/Light.svg", which differs from an existing address in letter case, expected the same letter case. Did you mean "/light.svg"?`,
  },
  {
    name: 'a redirect to a page that does not exist',
    apply: () =>
      copy.replace(
        'site.config.ts',
        "{ from: '/binbar/', to: '/docs/category/binbar/' }",
        "{ from: '/binbar/', to: '/docs/category/binbars/' }",
      ),
    sentence:
      'site.config.ts: redirects > /binbar/: found "/docs/category/binbars/", which no page answers, expected the address of a page that exists. Did you mean "/docs/category/binbar/"?',
  },
  {
    name: 'a key of the front matter that does not exist',
    apply: () => copy.replace(guide, 'status: draft', 'status: draft\ntitel: Units'),
    sentence: `${guide}:5: titel: found the unknown key "titel", expected only "title", "description", "status", "layout", "canonical", "graphql", "changes", "date", "paginationLabel", "paginationPrevious", "paginationNext", "tocMinHeadingLevel", "tocMaxHeadingLevel", "hideTableOfContents". Did you mean "title"?`,
  },
  {
    name: 'front matter that is no YAML',
    apply: () => copy.replace(guide, 'title: Select units', 'title: Select: units'),
    sentence: `${guide}:2: found a mistake in the YAML text`,
  },
  {
    name: 'a name in _meta.json that has no page',
    apply: () => copy.replace('_meta.json', '"select-units"', '"select-unit"'),
    sentence:
      '/docs/client-application/ > select-unit: found the page /docs/client-application/select-unit/, which does not exist, expected a page that exists, or a new file pages/docs/client-application/select-unit.mdx. Did you mean "/docs/client-application/select-units/"?',
  },
  {
    name: 'a page that _meta.json does not name',
    apply: () => copy.write('pages/docs/binbar/clean-a-binbar.mdx', '# Clean'),
    sentence:
      'pages/docs/binbar/clean-a-binbar.mdx: found a page that _meta.json does not name, expected in _meta.json, under "/docs/binbar/", the line "clean-a-binbar": "its label".',
  },
  {
    name: 'a question that leads nowhere',
    apply: () =>
      copy.replace('content/questions.json', '/docs/binbar/led-patterns/', '/docs/binbar/led-pattern/'),
    sentence: 'Did you mean "/docs/binbar/led-patterns/"?',
  },
  {
    name: 'a field that the schema does not have, in an example',
    apply: () => copy.replace(examplePage, '    fillLevel\n', '    fillLevl\n'),
    sentence: `found a mistake in the GraphQL text (Cannot query field "fillLevl" on type "ContainerSite".), expected what schema/binbar.graphql has. Did you mean "fillLevel"?`,
  },
  {
    name: 'a variable of an example that its operation does not declare',
    apply: () => copy.replace(examplePage, '{ "id": "4Tz8Rw1pVb" }', '{ "id": "4Tz8Rw1pVb", "ids": 1 }'),
    sentence: `variables: found the variable "ids", which the operation does not declare, expected only "id". Did you mean "id"?`,
  },
  {
    name: 'an example that is meant to fail and does not',
    apply: () =>
      copy.replace(
        examplePage,
        '```graphql\nquery ContainerSites {',
        '```graphql fails\nquery ContainerSites {',
      ),
    sentence: `ContainerSites: found an answer without errors, expected an answer with an error, or no word "fails" behind "graphql".`,
  },
  {
    name: 'an element of the schema without a page',
    apply: () =>
      copy.write(
        'schema/binbar.graphql',
        `${copy.read('schema/binbar.graphql')}\ntype Tilt {\n  degrees: Float\n}\n`,
      ),
    sentence:
      'schema/binbar.graphql: Tilt: found no reference page for it, expected the page pages/docs/api/objects/tilt.mdx; "npm run new api-page Tilt" makes it.',
  },
  {
    name: 'a reference page without its element',
    apply: () => copy.replace('pages/docs/api/enums/window.mdx', 'graphql: Window', 'graphql: Windw'),
    sentence:
      'pages/docs/api/enums/window.mdx:4: graphql: found "Windw", which schema/binbar.graphql does not have, expected a type, a query, a mutation or a directive of the schema, or no such page. Did you mean "Window"?',
  },
  {
    name: 'two elements with one address',
    apply: () =>
      copy.write(
        'schema/binbar.graphql',
        `${copy.read('schema/binbar.graphql')}\nenum WINDOW {\n  NOON\n}\n`,
      ),
    sentence:
      'schema/binbar.graphql: Window and WINDOW: found the address "/docs/api/enums/window/" for both, expected names whose addresses differ in more than letter case.',
  },
  {
    name: 'an item of the navbar of an unknown type',
    apply: () => copy.replace('site.config.ts', "{ label: 'Login'", "{ type: 'serach', label: 'Login'"),
    sentence: 'site.config.ts: navbar > items > 2 > type: found "serach", expected one of "link",',
  },
  {
    name: 'a navbar item of a sidebar that does not exist',
    apply: () => copy.replace('site.config.ts', "sidebarId: 'binbar'", "sidebarId: 'binbars'"),
    sentence:
      'site.config.ts: navbar > items > 1 (docSidebar): found the sidebar "binbars", which does not exist in the versions searched: "current", expected one of these. Did you mean "binbar"?',
  },
  {
    name: 'a dropdown in a dropdown',
    apply: () =>
      copy.replace(
        'site.config.ts',
        "{ label: 'Login', href: 'https://client.scalable-systems.io' }",
        "{ label: 'A', items: [{ type: 'dropdown', label: 'B', items: [] }] }",
      ),
    sentence:
      'found "dropdown", expected an entry of type "link", "html", "doc", "docSidebar" or "docsVersion"; a dropdown cannot hold another one.',
  },
  {
    name: 'an unknown setting of the site',
    apply: () => copy.replace('site.config.ts', 'tagline:', "motto: 'Weigh', tagline:"),
    sentence: 'site.config.ts: motto: found the unknown key "motto"',
  },
]

test.each(faults)('next build fails on $name and says what to do', async ({ apply, sentence }) => {
  apply()
  const { succeeded, output } = await runInCopy(copy, 'npx', ['next', 'build'])
  expect(output).toContain(sentence)
  expect(succeeded).toBe(false)
})

test('npm run build fails when a page is lost, and names it', async () => {
  const lost = '/docs/binbar/clean-a-binbar/'
  copy.replace('routes.txt', '/docs/binbar/installing-binbar/', `${lost}\n/docs/binbar/installing-binbar/`)
  const { succeeded, output } = await runInCopy(copy, 'npm', ['run', 'build'])
  expect(output).toContain(`${lost}: found no page at this address`)
  expect(succeeded).toBe(false)
})

test('a card follows the page it leads to when the site is built again', async () => {
  const description = 'Kilograms or pounds: choose once, and every screen follows you.'
  expect((await runInCopy(copy, 'npx', ['next', 'build'])).succeeded).toBe(true)
  copy.replace(guide, /^description: .*$/m, `description: "${description}"`)
  expect((await runInCopy(copy, 'npx', ['next', 'build'])).succeeded).toBe(true)
  expect(copy.read('out/docs/category/client-application/index.html')).toContain(description)
})

test('a field with another name stops the build, which names every page and example that used it', async () => {
  const schemaFile = 'schema/binbar.graphql'
  const before = copy.read(schemaFile)
  copy.replace(schemaFile, /^ {2}fillLevel: Float$/m, '  loadShare: Float')
  const failed = await runInCopy(copy, 'npx', ['next', 'build'])
  expect(failed.succeeded).toBe(false)
  for (const { file, names } of listUses('fillLevel')) {
    expect(failed.output).toContain(file)
    for (const name of names)
      expect(failed.output).toContain(`: ${name}: found a mistake in the GraphQL text`)
  }

  copy.write(schemaFile, before)
  expect((await runInCopy(copy, 'npx', ['next', 'build'])).output).not.toContain('found a mistake')
})

/** The pages that ask for a field in an operation, with the names of these operations. */
function listUses(field: string): { file: string; names: string[] }[] {
  const uses = listFiles(copy.folder, 'pages/docs/api').map((file) => {
    const operations = copy.read(file).match(/^```graphql[^\n]*\n[\s\S]*?^```$/gm) ?? []
    const using = operations.filter((text) => new RegExp(`\\b${field}\\b`).test(text))
    return { file, names: using.map((text) => /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '') }
  })
  const found = uses.filter(({ names }) => names.length > 0)
  expect(found.length).toBeGreaterThan(3)
  return found
}
