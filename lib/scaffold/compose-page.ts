import { applyEdits, modify } from 'jsonc-parser'
import { stringify } from 'yaml'
import { type Meta, metaFile } from '../navigation/meta-schema'
import { frontMatterSchema } from '../pages/front-matter'
import { routeToFile } from '../pages/route'
import { checkWithSchema, fromModule } from '../problem/check-with-schema'
import { findNearest } from '../problem/find-nearest'
import { type Problem, ProblemError, quote } from '../problem/problem'
import { routesFile } from '../site/routes-list'

/** What a new page is made from. */
export interface NewPage {
  /** The address it will answer. */
  route: string
  title: string
  /** One sentence for cards and search results. */
  description: string
  /** The label in the sidebar. */
  label: string
  /** On a reference page of the API: the coordinate of its element. */
  graphql?: string
  /** The page's text. */
  body: string
  /** Place among the entries of its folder, counted from 0; at the end when left out. */
  position?: number
}

/** The files of the project that a new page changes, as they are now. */
export interface ProjectTexts {
  meta: Meta
  metaText: string
  routesText: string
  /** The routes of all pages. */
  routes: readonly string[]
}

/** The new text of each file, by its path. */
export type FileTexts = Record<string, string>

/**
 * A page with correct front matter, its entry in `_meta.json` and its line in `routes.txt`.
 *
 * @throws ProblemError when the address is taken, is no address, or lies in no folder of `_meta.json`,
 * and for a title that a page must not have
 */
export function composePage(page: NewPage, project: ProjectTexts): FileTexts {
  const { folder, key } = splitRoute(page.route)
  const problem = findAddressProblem(page.route, folder, key, project) ?? findTextProblem(page)
  if (problem) throw new ProblemError([problem])
  return {
    [routeToFile(page.route)]: composeText(page),
    [metaFile]: addEntry(project.metaText, folder, key, page),
    [routesFile]: addLine(project.routesText, page.route),
  }
}

function splitRoute(route: string): { folder: string; key: string } {
  const [, folder = '/', key = ''] = /^(.*\/)([^/]+)\/$/.exec(route) ?? []
  return { folder, key }
}

function findAddressProblem(
  route: string,
  folder: string,
  key: string,
  { meta, routes, routesText }: ProjectTexts,
): Problem | undefined {
  const place = { file: metaFile, subject: 'new page' }
  if (!/^\/([a-z0-9][a-z0-9.-]*\/)+$/.test(route)) {
    return {
      ...place,
      found: `the address ${quote(route)}`,
      expected:
        'an address such as "/docs/binbar/clean-a-binbar/": slashes at both ends, small letters, digits, hyphens and dots',
    }
  }
  // `index` names the page of the folder itself, and `_meta.json` takes no key of digits alone.
  if (key === 'index' || !/\D/.test(key)) {
    return {
      ...place,
      found: `the address ${quote(route)}`,
      expected: 'an address whose last part is neither "index" nor made of digits alone',
    }
  }
  const owner = findOwner(route, meta, routes, routesText)
  if (owner) return { ...place, found: `the address ${quote(route)}, ${owner}`, expected: 'a new address' }
  if (meta[folder]) return undefined
  return {
    ...place,
    found: `the folder ${quote(folder)}, which has no entries`,
    expected: 'a folder that _meta.json lists',
    nearest: findNearest(folder, Object.keys(meta)),
  }
}

/** What has an address already, in the words of a sentence. */
function findOwner(
  route: string,
  meta: Meta,
  routes: readonly string[],
  routesText: string,
): string | undefined {
  if (routes.includes(route)) return 'which a page answers already'
  if (meta[route]) return 'which is a folder of _meta.json'
  const isRedirected = routesText.split('\n').some((line) => line.startsWith(`${route} ->`))
  return isRedirected ? 'which redirects to another page' : undefined
}

/** The first fault alone: a description is often made of the title and would repeat the title's fault. */
function findTextProblem({ route, title, description }: NewPage): Problem | undefined {
  const source = fromModule(routeToFile(route), { title, description, status: 'draft' })
  return checkWithSchema(frontMatterSchema, source).problems[0]
}

function composeText({ title, description, graphql, body }: NewPage): string {
  // A name alone stands without quotes; YAML needs them for a sign in front.
  const coordinate = graphql === undefined ? '' : stringify({ graphql })
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
${coordinate}status: draft
---

${body.trim()}
`
}

function addEntry(metaText: string, folder: string, key: string, { label, position }: NewPage): string {
  const edits = modify(metaText, [folder, key], label, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    ...(position === undefined ? {} : { getInsertionIndex: () => position }),
  })
  return applyEdits(metaText, edits)
}

function addLine(routesText: string, route: string): string {
  const lines = routesText.trimEnd().split('\n')
  const isRedirect = (line: string) => line.startsWith('/') && line.includes('->')
  const isPage = (line: string) => line.startsWith('/') && !isRedirect(line)
  const next = lines.findIndex((line) => isPage(line) && line > route)
  const firstRedirect = lines.findIndex(isRedirect)
  const index = [next, firstRedirect, lines.length].find((position) => position >= 0) ?? lines.length
  return `${lines.toSpliced(index, 0, route).join('\n')}\n`
}
