import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, isAbsolute, join } from 'node:path'
import { expect, test } from 'vitest'
import { createPageReader } from '../lib/pages/create-page-reader'
import { createWebpackExtension } from './extend-webpack'
import { composeClassName } from './shorten-class-names'

const require = createRequire(import.meta.url)

class NextraPlugin {}
class OtherPlugin {}
class TraceEntryPointsPlugin {}

/** The loaders of a rule, those of this project by the names of their files. */
function listLoaders({ use }: { use: { loader: string }[] }): string[] {
  return use.map(({ loader }) => (isAbsolute(loader) ? basename(loader) : loader))
}

function extend(
  isDevelopment: boolean,
  entries: Record<string, string> = {},
  basePath = '',
  target: 'nodejs' | 'edge' | 'browser' = 'nodejs',
) {
  const root = process.cwd()
  const extension = createWebpackExtension({
    root,
    reader: createPageReader(root),
    isDevelopment,
    composePageMap: () => ({ source: '', files: [] }),
  })
  const makeRule = (options = {}) => ({ use: [{ loader: 'compiler' }, { loader: 'nextra/loader', options }] })
  const [page, part, app] = [makeRule({ isPageImport: true }), makeRule(), makeRule()]
  const classNames = { options: { modules: { getLocalIdent: (): string => 'navbar_link__sxYg4' } } }
  const rules: Parameters<typeof extension>[0][] = [{ oneOf: [page, part] }, app, { use: [classNames] }]
  const config = {
    entry: async () => entries,
    plugins: [new NextraPlugin(), new TraceEntryPointsPlugin(), new OtherPlugin()],
    resolve: { alias: {} },
    module: { rules },
    cache: { name: 'server-production', buildDependencies: { config: ['next.config.mjs'] } },
  }
  extension(config, {
    isServer: target !== 'browser',
    nextRuntime: target === 'browser' ? undefined : target,
    config: { basePath, env: { LOCALE: 'en' } },
  } as unknown as Parameters<typeof extension>[1])
  return {
    listEntries: config.entry,
    plugins: config.plugins.map((plugin) => plugin.constructor.name),
    rules,
    cache: config.cache,
    ofPage: listLoaders(page),
    ofOthers: [part, app].map(listLoaders),
    nameClass: classNames.options.modules.getLocalIdent,
  }
}

test('takes the plugins out whose work nobody asks for, and leaves the others', () => {
  expect(extend(false).plugins).toEqual(['OtherPlugin', 'CompilationRelease', 'Object'])
})

test('a build lets go of its compilations, the development server goes on with them', () => {
  expect(extend(true).plugins).toEqual(['OtherPlugin', 'Object'])
})

test('a build shortens the names of classes, the development server keeps those that say where they are from', () => {
  expect(extend(false).nameClass).toBe(composeClassName)
  expect(extend(true).nameClass()).toBe('navbar_link__sxYg4')
})

test('_meta.json with a query is the page map of a page or a guide, and without one what it was', () => {
  const rule = extend(false).rules.find(({ resource }) => resource?.endsWith('_meta.json'))
  expect(
    ['?page=a.mdx', '?version=current&guide=api', ''].map((query) => rule.resourceQuery.test(query)),
  ).toEqual([true, true, false])
})

test('pages are built in one order, in whichever order Next.js found them', async () => {
  const pages = { 'pages/docs': 'docs', 'pages/_app': 'app', main: 'main' }
  const listed = Object.entries(await extend(false, pages).listEntries())
  expect(listed).toEqual([
    ['main', 'main'],
    ['pages/_app', 'app'],
    ['pages/docs', 'docs'],
  ])
})

const pageLoaders = ['own-page-map-loader.mjs', 'drop-timestamp-loader.mjs', 'nextra/loader']

test('a build uses a page again behind its compiler and makes it small', () => {
  const loaders = ['drop-indentation-loader.mjs', 'compiler', 'reuse-page-loader.mjs', ...pageLoaders]
  expect(extend(false)).toMatchObject({ ofPage: loaders, ofOthers: [loaders, loaders] })
})

test('in development, server and browser get the same components, and the browser what replaces a page', () => {
  const others = ['compiler', ...pageLoaders]
  const loaders = ['compiler', 'refresh-page-loader.mjs', ...pageLoaders]
  expect(extend(true)).toMatchObject({ ofPage: loaders, ofOthers: [others, others] })
  expect(extend(true, {}, '', 'browser')).toMatchObject({
    ofPage: ['next/dist/compiled/@next/react-refresh-utils/dist/loader', ...loaders],
    ofOthers: [others, others],
  })
})

test('the loader that replaces a page is the one that Next.js uses for scripts', () => {
  const source = readFileSync(require.resolve('next/dist/build/webpack-config'), 'utf8')
  const [fastRefresh] = extend(true, {}, '', 'browser').ofPage
  expect(source).toContain(`'${fastRefresh}'`)
})

test('leaves out modules that Nextra does import in the files meant, under these names', () => {
  const folder = 'node_modules/nextra/dist/client/components'
  const files = ['index.js', 'playground.js'].map((name) => join(process.cwd(), folder, name))
  const rule = extend(false).rules.find(({ test }) => test && files.every((file) => test.test(file)))
  const imports = files.map((file) => readFileSync(file, 'utf8')).join('')
  expect(Object.keys(rule.resolve.alias).filter((name) => !imports.includes(`"${name}"`))).toEqual([])
})

test('nothing is kept that an older program made of a page', () => {
  expect(extend(false).cache.buildDependencies).toEqual({
    config: ['next.config.mjs'],
    contentPipeline: ['lib/', 'markdown/', 'site.config.ts'].map((path) => join(process.cwd(), path)),
  })
})

test('what is kept of a build under another path stands by itself', () => {
  const names = ['', '/help', '/help/fr'].map((basePath) => extend(false, {}, basePath).cache.name)
  expect(names).toEqual(['server-production-en', 'server-production-help-en', 'server-production-help-fr-en'])
})

test('nothing is kept of what is compiled for edge servers, of which the site has nothing', () => {
  expect(extend(false, {}, '', 'edge').cache).toBe(false)
  expect(extend(false).cache).not.toBe(false)
})
