import { join } from 'node:path'
import type { NextConfig } from 'next'
import { metaFile } from '../lib/navigation/meta-schema'
import type { PageReader } from '../lib/pages/create-page-reader'
import { toProjectPath } from '../lib/pages/list-files'
import { listDataFiles, listDependencies } from '../lib/site/list-dependencies'
import type { PageMapModule } from './compose-page-map-module'
import { createCompileHint } from './create-compile-hint'
import { leaveOutRouterParts, refuseDynamicRoutes } from './leave-out-router-parts'
import { composeReplacedPartsRule, leaveOutThemeParts } from './leave-out-theme-parts'
import { listWebpackRules, type Rule } from './list-webpack-rules'
import { createCompilationRelease } from './release-compilations'
import { shortenClassNames } from './shorten-class-names'

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
  /** Makes the module that a page imports its page map from, for a query of `page-map-loader.mjs`. */
  composePageMap: (query: URLSearchParams) => PageMapModule
}

/**
 * Tells webpack which files a page depends on beyond its imports, so that kept results are never
 * stale, and gives each page a page map of its own.
 */
export function createWebpackExtension(options: WebpackExtensionOptions): WebpackExtension {
  const createRelease = createCompilationRelease()
  return (config, { isServer, nextRuntime, webpack, config: { basePath, env } }) => {
    // The server keeps the theme as it is: it runs from its package, and nothing of it is sent.
    if (!isServer) {
      Object.assign(config.resolve.alias, leaveOutThemeParts(options.root))
      config.module.rules.push(composeReplacedPartsRule(options.root))
      if (!options.isDevelopment) Object.assign(config.resolve.alias, leaveOutRouterParts(options.root))
    }
    if (!options.isDevelopment) shortenClassNames(config.module.rules)
    config.entry = checkEntries(config.entry)
    config.plugins = config.plugins.filter((plugin: object) => !unusedPlugins.has(plugin.constructor.name))
    if (!options.isDevelopment && !isServer) config.plugins.push(createCompileHint(webpack))
    if (!options.isDevelopment) config.plugins.push(createRelease(config.plugins))
    addPageLoaders(config.module.rules, options, isServer)
    config.module.rules.push(unusedElementsRule, composePageMapRule(options))
    if (!isServer) shareGuides(config.optimization?.splitChunks, options)
    // A build of the site under another path or in another language would take the place of this one, of which it
    // can use nothing.
    config.cache.name += `${basePath.replaceAll('/', '-')}-${env.LOCALE}`
    config.cache.buildDependencies.contentPipeline = pipelineSources.map((path) => join(options.root, path))
    // Next.js compiles for edge servers too, of which this site has nothing; to keep that would take a second.
    if (nextRuntime === 'edge') config.cache = false
    config.plugins.push({
      apply(compiler: Compiler) {
        watchDataFiles(compiler, options)
        addPageDependencies(compiler, webpack, options)
      },
    })
    return config
  }
}

/**
 * Refuses pages that the site is not made for, and lists what is built always in one order. Next.js lists pages as it
 * happens to read them, and the numbers that webpack gives to modules follow that order where two names ask for the
 * same number, so that the same text would now and then make other bytes.
 *
 * @param listEntries the function that Next.js configures as `entry`
 */
function checkEntries(listEntries: () => Promise<Record<string, unknown>>) {
  return async () => {
    const entries = Object.entries(await listEntries())
    refuseDynamicRoutes(entries.map(([name]) => name))
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }
}

/**
 * The program that compiles pages. Webpack follows the imports of next.config.mjs, but not into TypeScript, and
 * would keep what an older program made of a page.
 */
const pipelineSources = ['lib/', 'markdown/', 'site.config.ts']

/**
 * `nextra/components` is one file of exports, and the theme needs a few of them. Behind the others stand half
 * of all modules, among them Mermaid, MathJax and a compiler of MDX for browsers, which would be compiled
 * only to be left out. A page that draws with Mermaid imports it by itself.
 */
const unusedElementsRule = {
  test: /[\\/]nextra[\\/]dist[\\/]client[\\/]components[\\/](index|playground)\.js$/,
  resolve: {
    alias: {
      '@theguild/remark-mermaid/mermaid': false,
      'better-react-mathjax': false,
      '../../server/compile.js': false,
    },
  },
}

/**
 * The loader by which Next.js replaces a changed module in the browser. It adds it to each top-level rule with its
 * compiler, but does not look into the `oneOf` of Nextra's rule for pages.
 */
const fastRefreshLoader = 'next/dist/compiled/@next/react-refresh-utils/dist/loader'

/** Puts our loaders behind each one of Nextra's that makes a page, and around the compiler what makes it fit. */
function addPageLoaders(
  rules: readonly (Rule | undefined)[],
  { root, isDevelopment }: WebpackExtensionOptions,
  isServer: boolean,
): void {
  const found = listWebpackRules(rules).filter(hasPageLoader)
  if (found.length === 0) {
    throw new Error(
      'Found no rule with nextra/loader in the configuration of webpack, expected those that Nextra 3.3.1 adds.',
    )
  }
  for (const rule of found) {
    const index = rule.use.findIndex(isPageLoader)
    const isPage = rule.use[index]?.options?.isPageImport ?? false
    const reuse = { loader: join(root, 'markdown/reuse-page-loader.mjs'), options: { isPage } }
    const dropTimestamp = { loader: join(root, 'markdown/drop-timestamp-loader.mjs') }
    const ownPageMap = {
      loader: join(root, 'markdown/own-page-map-loader.mjs'),
      options: { isPage, metaPath: join(root, metaFile) },
    }
    const dropIndentation = { loader: join(root, 'markdown/drop-indentation-loader.mjs') }
    const refresh = isPage ? [{ loader: join(root, 'markdown/refresh-page-loader.mjs') }] : []
    // Webpack runs the last one first.
    rule.use = rule.use.toSpliced(index, 0, ...(isDevelopment ? refresh : [reuse]), ownPageMap, dropTimestamp)
    if (!isDevelopment) rule.use.unshift(dropIndentation)
    else if (isPage && !isServer) rule.use.unshift({ loader: fastRefreshLoader })
  }
}

/** A loader with its options. */
interface Use {
  loader?: string
  options?: { isPageImport?: boolean; isPage?: boolean }
}

function hasPageLoader(rule: Rule): rule is Rule & { use: Use[] } {
  return Array.isArray(rule.use) && rule.use.some(isPageLoader)
}

function isPageLoader(use: Use | undefined): boolean {
  return use?.loader === 'nextra/loader'
}

/**
 * Plugins whose work nobody asks for. One lists the files that the server of Next.js would need, but an export has
 * no server, and the list costs a tenth of a build. The other writes the page map of the whole site.
 */
const unusedPlugins: ReadonlySet<string> = new Set(['TraceEntryPointsPlugin', 'NextraPlugin'])

/** The rule by which `_meta.json` with a query is the page map of a page, or what those of a guide share. */
function composePageMapRule({ root, composePageMap }: WebpackExtensionOptions) {
  return {
    resource: join(root, metaFile),
    resourceQuery: /[?&](?:page|guide)=/,
    type: 'javascript/auto',
    use: [
      {
        loader: join(root, 'markdown/page-map-loader.mjs'),
        options: { composeModule: composePageMap },
      },
    ],
  }
}

/** The part of webpack's settings for the sharing of modules that is used here. */
interface ChunkSettings {
  cacheGroups?: Record<string, unknown>
}

/** What the pages of a guide share is loaded once for all of them. In development nothing is shared. */
function shareGuides(settings: ChunkSettings | false | undefined, { root }: WebpackExtensionOptions): void {
  if (!settings) return
  const path = `${join(root, metaFile)}?`
  settings.cacheGroups = {
    ...settings.cacheGroups,
    pageMap: {
      test: ({ resource }: PageModule) => resource?.startsWith(path) && resource.includes('guide='),
      name: ({ resource = '' }: PageModule) =>
        `page-map-${[...new URLSearchParams(resource.slice(path.length)).values()].join('-')}`,
      chunks: 'all',
      enforce: true,
      priority: 50,
    },
  }
}

/** Files of data that no module imports: a change of one starts a new compilation. */
function watchDataFiles(compiler: Compiler, { root }: WebpackExtensionOptions): void {
  compiler.hooks.afterCompile.tap('WatchDataFiles', ({ fileDependencies }) => {
    for (const file of listDataFiles(root)) fileDependencies.add(join(root, file))
  })
}

/** Changes with what pages show of other pages: `lib/site/compose-data-digest.ts`. A build writes it. */
export const dataDigestFile = '.next/cache/data-digest.txt'

/** Adds the files that a page's result depends on to those that webpack looks at before it reuses a result. */
function addPageDependencies(
  compiler: Compiler,
  webpack: Webpack,
  { root, reader, isDevelopment }: WebpackExtensionOptions,
): void {
  // In a build, 5,000 pages that each depend on 5,000 others would fill the memory.
  const listAllPages = isDevelopment
    ? () => reader.listPages().map(({ file }) => file)
    : () => [dataDigestFile]
  compiler.hooks.compilation.tap('PageDependencies', (compilation) => {
    const { beforeSnapshot } = webpack.NormalModule.getCompilationHooks(compilation)
    beforeSnapshot.tap('PageDependencies', ({ resource = '', buildInfo }: PageModule) => {
      if (!/\.mdx?$/.test(resource) || resource.includes('node_modules')) return
      for (const path of listDependencies(toProjectPath(root, resource), reader, listAllPages)) {
        buildInfo?.fileDependencies?.add(join(root, path))
      }
    })
  })
}
