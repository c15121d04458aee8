import type { PageReader } from '../pages/create-page-reader'
import { listFiles } from '../pages/list-files'
import { pagesFolder } from '../pages/route'
import { listDataFiles } from './list-dependencies'

/** Folders in which a new file changes what pages show or can lead to. */
const sourceFolders = [pagesFolder, 'content', 'schema', 'public']

/**
 * The files that the data of the site, the targets of addresses and the navigation are read from, each once, as paths
 * from the root of the project. Parts that stand in other folders are among them as soon as a page asks for them.
 */
export function listSources(reader: PageReader): Set<string> {
  const files = sourceFolders.flatMap((folder) => listFiles(reader.root, folder))
  return new Set([...listDataFiles(reader.root), ...files, ...reader.listAskedFiles()])
}
