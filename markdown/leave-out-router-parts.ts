import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Modules of Next.js that it asks for what this site has not: routes with a part to fill in, middleware, and a
 * development server. In an export without these nothing calls them.
 */
const leftOutModules = [
  // Matches addresses with routes that have a part to fill in.
  'shared/lib/router/utils/route-match-utils',
  // Puts such routes in an order.
  'shared/lib/router/utils/sorted-routes',
  // Names of headers of middleware, and files of the development server.
  'lib/constants',
  'shared/lib/constants',
  // Reports to the development server how long a page takes until it is interactive; nothing else calls it.
  'client/tracing/tracer',
]

/** Modules that the router does call, for which a few lines of our own are enough here. */
const replacedModules = [
  'shared/lib/router/utils/is-dynamic',
  'shared/lib/router/utils/route-regex',
  // Names the robots for which no page is fetched ahead. Here none is before a reader turns to its link.
  'shared/lib/router/utils/is-bot',
  // Errors by which the other router of Next.js goes to another page.
  'client/components/is-next-router-error',
  // The settings of `next/image`.
  'shared/lib/image-config',
  'client/script',
]

/**
 * What of Next.js is not shipped to the browser.
 *
 * @param root folder of the project, as an absolute path
 * @returns by the path of each module what stands in for it; `false`, which webpack takes for an empty one, for most
 */
export function leaveOutRouterParts(root: string): Record<string, string | false> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('next/package.json'))), 'dist')
  return {
    ...Object.fromEntries(leftOutModules.map((name) => [`${join(folder, name)}$`, false])),
    ...Object.fromEntries(
      replacedModules.map((name) => [
        `${join(folder, name)}$`,
        join(root, 'components/frame/plain-routes.ts'),
      ]),
    ),
  }
}

/**
 * Without them, a route that has a part to fill in, such as `/docs/[name]`, could not be opened.
 *
 * @param entries the names of what is built, such as `pages/docs/intro`
 * @throws when a page has such a route
 */
export function refuseDynamicRoutes(entries: readonly string[]): void {
  const route = entries.find((name) => /\[.+\]/.test(name))
  if (route === undefined) return
  throw new Error(
    `Found the page ${route}, whose address has a part to fill in, expected pages of one address each: the parts of the router for others are not shipped, see markdown/leave-out-router-parts.ts.`,
  )
}
