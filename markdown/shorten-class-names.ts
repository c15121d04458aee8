import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { listWebpackRules, type Rule } from './list-webpack-rules'

/** What the loader of style sheets tells about the file that a class stands in. */
interface StyleSheet {
  /** Folder of the project, as an absolute path. */
  rootContext: string
  /** The style sheet, as an absolute path. */
  resourcePath: string
}

/** A loader that gives the classes of a CSS module their names. */
interface NamingLoader {
  options: { modules: { getLocalIdent: unknown } }
}

/**
 * Makes the loaders of CSS modules in these rules give short names to classes. Those of Next.js hold the names of file
 * and class, which help while a site is developed; readers would load them with each page, in its HTML, its styles and
 * its scripts.
 *
 * @throws when there is no such loader
 */
export function shortenClassNames(rules: readonly (Rule | undefined)[]): void {
  const loaders = listWebpackRules(rules)
    .flatMap(({ use }) => (Array.isArray(use) ? use : [use]))
    .filter(namesClasses)
  if (loaders.length === 0) {
    throw new Error(
      'Found no loader with modules.getLocalIdent in the configuration of webpack, expected css-loader.',
    )
  }
  for (const { options } of loaders) options.modules.getLocalIdent = composeClassName
}

/** The class that each name was given to. */
const owners = new Map<string, string>()

/**
 * The name of a class: the same in each build, and in its server and browser parts.
 *
 * @throws when another class has that name already
 */
export function composeClassName(
  { rootContext, resourcePath }: StyleSheet,
  _template: string,
  name: string,
): string {
  const path = relative(rootContext, resourcePath).replaceAll('\\', '/')
  const owner = `${path}#${name}`
  // A name that began with a digit or a hyphen would have to be escaped.
  const className = `_${createHash('sha1').update(owner).digest('base64url').slice(0, 5)}`
  const other = owners.get(className) ?? owner
  if (other !== owner) throw new Error(`${owner} has the same short name as ${other}: rename one of the two.`)
  owners.set(className, owner)
  return className
}

function namesClasses(loader: unknown): loader is NamingLoader {
  const { options } = (loader ?? {}) as Partial<NamingLoader>
  return typeof options?.modules?.getLocalIdent === 'function'
}
