import type { GraphQLSchema } from 'graphql'
import { routeToFile } from '../pages/route'
import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'
import { composeElementRoute } from './element-route'
import { listElements, type PageKindOfElement } from './list-elements'
import { schemaFile } from './read-schema'

/** A page that says of which element of the schema it is the reference. */
export interface ReferencePage {
  /** Path of its file, from the root of the project. */
  file: string
  route: string
  /** The coordinate in its front matter. */
  coordinate: string
  /** The line of the coordinate, counted from 1. */
  line: number
}

/**
 * Checks that schema and reference pages agree both ways: every element that has a page has exactly
 * one, at its own address, and every reference page has its element. Two elements whose addresses do
 * not differ, or in letter case alone, cannot both have a page.
 */
export function checkReferencePages(schema: GraphQLSchema, pages: readonly ReferencePage[]): Problem[] {
  const routes = new Map(
    listElements(schema)
      .filter(({ hasPage }) => hasPage)
      .map(({ coordinate, kind }) => [
        coordinate,
        composeElementRoute(kind as PageKindOfElement, coordinate),
      ]),
  )
  return [
    ...findClashes(routes),
    ...findMissingPages(routes, pages),
    ...pages.flatMap((page) => checkPage(page, routes)),
    ...findSecondPages(pages),
  ]
}

function findClashes(routes: ReadonlyMap<string, string>): Problem[] {
  const owners = new Map<string, string>()
  return [...routes].flatMap(([coordinate, route]) => {
    const owner = owners.get(route.toLowerCase())
    owners.set(route.toLowerCase(), owner ?? coordinate)
    if (owner === undefined) return []
    return [
      {
        file: schemaFile,
        subject: `${owner} and ${coordinate}`,
        found: `the address ${quote(route)} for both`,
        expected: 'names whose addresses differ in more than letter case',
      },
    ]
  })
}

function findMissingPages(routes: ReadonlyMap<string, string>, pages: readonly ReferencePage[]): Problem[] {
  const known = new Set(pages.map(({ coordinate }) => coordinate))
  return [...routes]
    .filter(([coordinate]) => !known.has(coordinate))
    .map(([coordinate, route]) => ({
      file: schemaFile,
      subject: coordinate,
      found: 'no reference page for it',
      expected: `the page ${routeToFile(route)}; "npm run new api-page ${coordinate}" makes it`,
    }))
}

function checkPage(
  { file, line, route, coordinate }: ReferencePage,
  routes: ReadonlyMap<string, string>,
): Problem[] {
  const expected = routes.get(coordinate)
  if (expected === route) return []
  const place = { file, line, subject: 'graphql' }
  if (expected === undefined) {
    return [
      {
        ...place,
        found: `${quote(coordinate)}, which ${schemaFile} does not have`,
        expected: 'a type, a query, a mutation or a directive of the schema, or no such page',
        nearest: findNearest(coordinate, routes.keys()),
      },
    ]
  }
  return [
    {
      ...place,
      found: `${quote(coordinate)} on the page ${route}`,
      expected: `it on the page ${expected}, in ${routeToFile(expected)}`,
    },
  ]
}

function findSecondPages(pages: readonly ReferencePage[]): Problem[] {
  const files = new Map<string, string>()
  return pages.flatMap(({ file, line, coordinate }) => {
    const first = files.get(coordinate)
    files.set(coordinate, first ?? file)
    if (first === undefined) return []
    return [
      {
        file,
        line,
        subject: 'graphql',
        found: `${quote(coordinate)}, of which ${first} is the reference page already`,
        expected: 'one reference page for each element',
      },
    ]
  })
}
