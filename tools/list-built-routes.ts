import { listFiles } from '../lib/pages/list-files'
import { isErrorRoute, toRoute } from '../lib/pages/route'

/**
 * The routes of all pages in an export, from its files. Redirect pages count as well when they are
 * written already; pages for errors do not.
 */
export function listBuiltRoutes(folder: string): string[] {
  return listFiles(folder, '.')
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => toRoute(`/${file.replace(/index\.html$/, '')}`.replace(/\/$/, '')))
    .filter((route) => !isErrorRoute(route))
}
