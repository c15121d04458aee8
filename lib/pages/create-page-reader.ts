import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files'
import { type ParsedPage, parsePage } from './parse-page'
import { fileToRoute, listFilesOf, pagesFolder } from './route'
import { stampFile } from './stamp-files'

/** Where one page is. */
export interface PageFile {
  /** Path of the file, from the root of the project. */
  file: string
  /** The address that the file answers. */
  route: string
}

/** Reads the pages of a project, again and again, parsing only what has changed since. */
export interface PageReader {
  /** Folder of the project, as an absolute path. */
  root: string
  /** The files of all pages, unread, in their order. */
  listPages: () => PageFile[]
  /** The file that answers a route; `undefined` when there is none. */
  findFile: (route: string) => string | undefined
  /** All pages below `pages/`, in the order of their files. Throws a `ProblemError` on a file that is no valid MDX. */
  readPages: () => ParsedPage[]
  /** One MDX file, such as a part that pages import; `undefined` when there is no such file. */
  readPage: (file: string) => ParsedPage | undefined
  /** The files that were asked for so far, also those that are not there. */
  listAskedFiles: () => string[]
}

/** A reader for the project in `root`. It remembers each file by its modification time and its size. */
export function createPageReader(root: string): PageReader {
  const known = new Map<string, { stamp: string; page: ParsedPage } | undefined>()

  function readPage(file: string): ParsedPage | undefined {
    const path = join(root, file)
    const stamp = stampFile(path)
    if (stamp === undefined) {
      known.set(file, undefined)
      return undefined
    }
    const kept = known.get(file)
    if (kept?.stamp === stamp) return kept.page
    const page = parsePage(file, readFileSync(path, 'utf8'))
    known.set(file, { stamp, page })
    return page
  }

  function listPages(): PageFile[] {
    return listFiles(root, pagesFolder)
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => ({ file, route: fileToRoute(file) }))
  }

  function findFile(route: string): string | undefined {
    return listFilesOf(route).find((file) => existsSync(join(root, file)))
  }

  function readPages(): ParsedPage[] {
    return listPages()
      .map(({ file }) => readPage(file))
      .filter((page) => page !== undefined)
  }

  return { root, listPages, findFile, readPages, readPage, listAskedFiles: () => [...known.keys()] }
}
