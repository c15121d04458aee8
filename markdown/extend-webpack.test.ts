import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { createPageReader } from '../lib/pages/create-page-reader'
import { createWebpackExtension } from './extend-webpack'

class NextraPlugin {}
class TraceEntryPointsPlugin {}

function extend(isDevelopment: boolean) {
  const root = process.cwd()
  const extension = createWebpackExtension({ root, reader: createPageReader(root), isDevelopment })
  const rule = { use: [{ loader: 'compiler' }, { loader: 'nextra/loader' }] }
  const config = { plugins: [new NextraPlugin(), new TraceEntryPointsPlugin()], module: { rules: [rule] } }
  extension(config, { isServer: true } as Parameters<typeof extension>[1])
  return {
    plugins: config.plugins.map((plugin) => plugin.constructor.name),
    loaders: rule.use.map(({ loader }) => basename(loader)),
  }
}

test('takes the plugin out that lists the files of a server, and leaves the others', () => {
  const { plugins } = extend(false)
  expect(plugins).not.toContain('TraceEntryPointsPlugin')
  expect(plugins).toContain('NextraPlugin')
})

test('a build uses a page again behind its compiler; the development server, whose pages change, does not', () => {
  const dropTimestamp = 'drop-timestamp-loader.mjs'
  expect(extend(false).loaders).toEqual(['compiler', 'reuse-page-loader.mjs', dropTimestamp, 'loader'])
  expect(extend(true).loaders).toEqual(['compiler', dropTimestamp, 'loader'])
})
