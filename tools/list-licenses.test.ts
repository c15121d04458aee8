import { describe, expect, it } from 'vitest'
import { formatProblem } from '../lib/problem/problem'
import { checkLicenses, type LockFile, listLicenses } from './list-licenses'

const lockFile: LockFile = {
  packages: {
    '': { version: '1.0.0', dependencies: { one: '1.0.0', '@scope/two': '2.0.0' } },
    'node_modules/one': { version: '1.0.0', license: 'MIT', dependencies: { shared: '^1.0.0' } },
    'node_modules/one/node_modules/shared': { version: '1.5.0', license: 'ISC' },
    'node_modules/@scope/two': {
      version: '2.0.0',
      license: 'MIT',
      dependencies: { shared: '^2.0.0', one: '1.0.0' },
      peerDependencies: { peer: '*', missing: '*' },
      peerDependenciesMeta: { missing: { optional: true } },
    },
    'node_modules/shared': { version: '2.0.0', license: '0BSD', dependencies: { '@scope/two': '*' } },
    'node_modules/peer': { version: '3.0.0', license: 'MIT' },
    'node_modules/khroma': { version: '2.1.0' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only' },
  },
}

describe('listLicenses', () => {
  it('follows what the site needs, to the copy that each package finds', () => {
    expect(listLicenses(lockFile)).toEqual([
      { name: '@scope/two', version: '2.0.0', license: 'MIT' },
      { name: 'one', version: '1.0.0', license: 'MIT' },
      { name: 'peer', version: '3.0.0', license: 'MIT' },
      { name: 'shared', version: '1.5.0', license: 'ISC' },
      { name: 'shared', version: '2.0.0', license: '0BSD' },
    ])
  })

  it('knows the licence of packages that name it in another place', () => {
    const packages = { ...lockFile.packages, '': { dependencies: { khroma: '2.1.0' } } }
    expect(listLicenses({ packages })).toEqual([{ name: 'khroma', version: '2.1.0', license: 'MIT' }])
  })
})

describe('checkLicenses', () => {
  const check = (license: string | undefined) =>
    checkLicenses([{ name: 'one', version: '1.0.0', license }]).map(formatProblem)

  it.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT AND ISC', '(MIT AND BSD-3-Clause)'])(
    'takes %s',
    (license) => {
      expect(check(license)).toEqual([])
    },
  )

  it.each(['GPL-3.0-only', 'MIT AND LGPL-3.0-or-later', 'UNLICENSED', 'SEE LICENSE IN LICENSE'])(
    'refuses %s',
    (license) => {
      expect(check(license)).toEqual([
        expect.stringContaining(`one@1.0.0: found the licence ${license}, expected one of 0BSD, Apache-2.0`),
      ])
    },
  )

  it('refuses a package without a licence', () => {
    expect(check(undefined)).toEqual([expect.stringContaining('one@1.0.0: found no licence')])
  })
})
