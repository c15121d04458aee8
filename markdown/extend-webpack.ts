import { join } from 'node:path'
import type { NextConfig } from 'next'
import { metaFile } from '../lib/navigation/meta-schema'
import type { PageReader } from '../lib/pages/create-page-reader'
import { routeToFile, splitAddress, toRoute } from '../lib/pages/route'
import { questionsFile } from '../lib/site/questions-schema'

type WebpackExtension = NonNullable<NextConfig['webpack']>
type Webpack = Parameters<WebpackExtension>[1]['webpack']

/** The parts of webpack's own types that are used here; Next.js carries webpack without its types. */
interface Compilation {
  fileDependencies: { add: (path: string) => void }
}
interface Compiler {
  hooks: Record<
    'afterCompile' | 'compilation',
    { tap: (name: string, run: (compilation: Compilation) => void) => void }
  >
}
interface PageModule {
  resource?: string
  buildInfo?: { fileDependencies?: { add: (path: string) => void } }
}

/** What the extension needs to know. */
export interface WebpackExtensionOptions {
  /** Folder of the project, as an absolute path. */
  root: string
  reader: PageReader
  isDevelopment: boolean
}

/**
 * Tells webpack which files a page depends on beyond its imports, so that kept results are never
 * stale, and keeps the sidebar in step while pages are edited.
 */
export function createWebpackExtension(options: WebpackExtensionOptions): WebpackExtension {
  let pageMapPlugin: { apply: (compiler: Compiler) => void } | undefined

  return (config, { isServer, webpack }) => {
    if (isServer) pageMapPlugin ??= config.plugins.find(isPageMapPlugin)
    config.plugins.push({
      apply(compiler: Compiler) {
        watchDataFiles(compiler, options)
        addPageDependencies(compiler, webpack, options)
        // Nextra writes the page map in the server's compiler only, but Next.js compiles the client
        // first, so the sidebar would be one edit behind. The client runs the same plugin.
        if (options.isDevelopment && !isServer) pageMapPlugin?.apply(compiler)
      },
    })
    return config
  }
}

function isPageMapPlugin(plugin: object): boolean {
  return plugin.constructor.name === 'NextraPlugin'
}

/** Files of data that no module imports: a change of one starts a new compilation. */
function watchDataFiles(compiler: Compiler, { root }: WebpackExtensionOptions): void {
  compiler.hooks.afterCompile.tap('WatchDataFiles', ({ fileDependencies }) => {
    for (const file of [metaFile, questionsFile]) fileDependencies.add(join(root, file))
  })
}

/** A page's result depends on the pages it links to, whose ids are checked, and on the data files. */
function addPageDependencies(
  compiler: Compiler,
  webpack: Webpack,
  { root, reader }: WebpackExtensionOptions,
): void {
  const files = new Map(reader.listPages().map(({ route, file }) => [route, file]))
  compiler.hooks.compilation.tap('PageDependencies', (compilation) => {
    const { beforeSnapshot } = webpack.NormalModule.getCompilationHooks(compilation)
    beforeSnapshot.tap('PageDependencies', ({ resource = '', buildInfo }: PageModule) => {
      if (!/\.mdx?$/.test(resource) || !resource.startsWith(root)) return
      const file = resource.slice(root.length + 1)
      for (const path of [metaFile, questionsFile, ...listLinkedFiles(file, reader, files)]) {
        buildInfo?.fileDependencies?.add(join(root, path))
      }
    })
  })
}

/** Files of the pages that a page links to, whether they exist or not. */
function listLinkedFiles(
  file: string,
  { readPage }: PageReader,
  files: ReadonlyMap<string, string>,
): string[] {
  return (readPage(file)?.addresses ?? [])
    .map(({ url }) => splitAddress(url).path)
    .filter((path) => path.startsWith('/'))
    .map((path) => files.get(toRoute(path)) ?? routeToFile(toRoute(path)))
}
