import { readFileSync } from 'node:fs'
import { throwProblems } from '../lib/problem/problem'
import { checkLicenses, type LockFile, listLicenses } from './list-licenses'
import { runCommand } from './run-command'

/** Prints how many of the packages that the site needs have which licence, and refuses others. */
function printLicenses(): void {
  const packages = listLicenses(JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile)
  throwProblems(checkLicenses(packages))
  const byLicense = new Map<string, string[]>()
  for (const { name, license = '' } of packages)
    byLicense.set(license, [...(byLicense.get(license) ?? []), name])
  for (const [license, names] of [...byLicense].sort())
    console.log(`${license} (${names.length}): ${names.join(', ')}`)
  console.log(`${packages.length} packages, each under a licence that is allowed.`)
}

await runCommand(printLicenses)
