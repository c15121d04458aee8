import type { Problem } from '../lib/problem/problem'

/** What is read of `package-lock.json`. The key of the project itself is empty. */
export interface LockFile {
  packages: Record<string, LockedPackage>
}

/** One installed package, by its folder: `node_modules/next`. */
export interface LockedPackage {
  version?: string
  license?: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** A package that the site needs, with its licence as an SPDX expression. */
export interface LicensedPackage {
  name: string
  version: string
  license: string | undefined
}

/** Licences that ask for no more than naming their author. */
const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'Unlicense',
]

/** Packages whose `package.json` names no licence in the usual form, but whose own files do. */
const statedElsewhere: Record<string, string> = {
  // In its file `license`.
  'khroma@2.1.0': 'MIT',
  // In its file `Readme.md`, and under the old key `licenses`.
  'format@0.2.2': 'MIT',
}

/**
 * The packages that `dependencies` of the project bring along, each once, sorted by name. Optional packages
 * and tools of development are left out: the site works without them, and nothing of them reaches a reader.
 */
export function listLicenses({ packages }: LockFile): LicensedPackage[] {
  const found = new Set<string>()
  const waiting = ['']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of listNeeded(packages[folder])) {
      const place = findFolder(packages, folder, name)
      if (place === undefined || found.has(place)) continue
      found.add(place)
      waiting.push(place)
    }
  }
  const all = [...found].map((folder) => describePackage(folder, packages[folder]))
  return [...new Map(all.map((one) => [keyOf(one), one])).values()].sort((one, other) =>
    one.name < other.name || (one.name === other.name && one.version < other.version) ? -1 : 1,
  )
}

/** One problem for each package whose licence is missing or not allowed. */
export function checkLicenses(packages: readonly LicensedPackage[]): Problem[] {
  return packages
    .filter(({ license }) => license === undefined || !isAllowed(license))
    .map((one) => ({
      file: 'package-lock.json',
      subject: keyOf(one),
      found: one.license === undefined ? 'no licence' : `the licence ${one.license}`,
      expected: `one of ${allowedLicenses.join(', ')}`,
    }))
}

function listNeeded({ dependencies = {}, peerDependencies = {}, ...others }: LockedPackage = {}): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !others.peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys(dependencies), ...peers]
}

/** The folder in which Node.js finds a package: the nearest `node_modules` around the one that needs it. */
function findFolder(packages: LockFile['packages'], from: string, name: string): string | undefined {
  const parts = from.split(/\/?node_modules\//)
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'))
    .map((around) => `${around}/node_modules/${name}`.replace(/^\//, ''))
    .find((folder) => folder in packages)
}

function describePackage(folder: string, { version = '', license }: LockedPackage = {}): LicensedPackage {
  const name = folder.replace(/^.*node_modules\//, '')
  return { name, version, license: license ?? statedElsewhere[`${name}@${version}`] }
}

function keyOf({ name, version }: LicensedPackage): string {
  return `${name}@${version}`
}

/** Reads expressions such as `(MPL-2.0 OR Apache-2.0)` and `MIT AND ISC`: one side of OR, both of AND. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowedLicenses.includes(license)))
}
