import { expect, test } from 'vitest'
import { createPageReader } from '../lib/pages/create-page-reader'
import { createWebpackExtension } from './extend-webpack'

class TraceEntryPointsPlugin {}
class OtherPlugin {}

test('takes the plugin out that lists the files of a server, and leaves the others', () => {
  const root = process.cwd()
  const extend = createWebpackExtension({ root, reader: createPageReader(root), isDevelopment: false })
  const config = {
    plugins: [new TraceEntryPointsPlugin(), new OtherPlugin()],
    module: { rules: [{ use: [{ loader: 'nextra/loader' }] }] },
  }
  extend(config, { isServer: true } as Parameters<typeof extend>[1])
  expect(config.plugins.map((plugin) => plugin.constructor.name)).not.toContain('TraceEntryPointsPlugin')
  expect(config.plugins[0]).toBeInstanceOf(OtherPlugin)
})
