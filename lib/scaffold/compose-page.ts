import { applyEdits, modify } from 'jsonc-parser'
import { type Meta, metaFile } from '../navigation/meta-schema'
import { routeToFile } from '../pages/route'
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
 * @throws ProblemError when the address is taken, is no address, or lies in no folder of `_meta.json`
 */
export function composePage(page: NewPage, project: ProjectTexts): FileTexts {
  const { folder, key } = splitRoute(page.route)
  const problem = findProblem(page.route, folder, project)
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

function findProblem(route: string, folder: string, { meta, routes }: ProjectTexts): Problem | undefined {
  const place = { file: metaFile, subject: 'new page' }
  if (!/^\/([a-z0-9][a-z0-9.-]*\/)+$/.test(route)) {
    return {
      ...place,
      found: `the address ${quote(route)}`,
      expected:
        'an address such as "/docs/binbar/clean-a-binbar/": slashes at both ends, small letters, digits, hyphens and dots',
    }
  }
  if (routes.includes(route)) {
    return {
      ...place,
      found: `the address ${quote(route)}, which a page answers already`,
      expected: 'a new address',
    }
  }
  if (meta[folder]) return undefined
  return {
    ...place,
    found: `the folder ${quote(folder)}, which has no entries`,
    expected: 'a folder that _meta.json lists',
    nearest: findNearest(folder, Object.keys(meta)),
  }
}

function composeText({ title, description, body }: NewPage): string {
  return `---
title: ${quote(title)}
description: ${quote(description)}
status: draft
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
  const isPage = (line: string) => line.startsWith('/') && !line.includes('->')
  const next = lines.findIndex((line) => isPage(line) && line > route)
  const firstRedirect = lines.findIndex((line) => line.includes('->'))
  const index = [next, firstRedirect, lines.length].find((position) => position >= 0) ?? lines.length
  return `${lines.toSpliced(index, 0, route).join('\n')}\n`
}
