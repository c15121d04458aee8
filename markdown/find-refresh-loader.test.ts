import { expect, it } from 'vitest'
import { findRefreshLoader } from './find-refresh-loader'

const loader = '/project/node_modules/next/dist/compiled/@next/react-refresh-utils/dist/loader.js'

it('finds the loader among those of a list of rules', () => {
  const rules = [
    { use: { loader: 'a' } },
    undefined,
    { oneOf: [{ use: 'b' }, { use: [{ loader: 'c' }, loader] }] },
  ]
  expect(findRefreshLoader(rules)).toBe(loader)
})

it('finds it on Windows', () => {
  const windows = loader.replaceAll('/', '\\')
  expect(findRefreshLoader([{ use: [windows] }])).toBe(windows)
})

it('says so when Next.js has none', () => {
  expect(() => findRefreshLoader([{ use: ['/project/node_modules/next/dist/loader.js'] }])).toThrow(
    'Found no loader of react-refresh-utils in the configuration of webpack, expected the one for scripts.',
  )
})
