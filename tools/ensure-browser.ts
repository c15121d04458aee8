import { ProblemError } from '../lib/problem/problem'
import { findBrowser, headlessShellPath } from './find-browser'
import { canInstallPackages, installPackages } from './install-packages'
import { listBrowserPackages } from './list-browser-packages'
import { runCommand } from './run-command'

/** The browser of the tests. Installs one with the system's package manager when it is missing. */
function ensureBrowser(): string {
  const present = findBrowser()
  installFirst(
    listBrowserPackages({
      present,
      isBest: present !== undefined && [process.env.CHROMIUM_PATH, headlessShellPath].includes(present),
      canInstall: canInstallPackages(),
      isRoot: process.getuid?.() === 0,
    }),
  )
  const browser = findBrowser()
  if (browser) return browser
  throw new ProblemError([
    {
      file: 'CHROMIUM_PATH',
      found: 'no Chromium at the usual places, and none that apt-get could install',
      expected: 'the path of a Chromium or Chrome, such as CHROMIUM_PATH=/opt/chromium npm test',
    },
  ])
}

/** Installs the first of the packages that the system has. */
function installFirst(packages: readonly string[]): void {
  for (const name of packages) {
    try {
      installPackages([name])
      return
    } catch (error) {
      console.log(`${name} cannot be installed: ${String(error)}`)
    }
  }
}

await runCommand(() => console.log(`Browser tests run in ${ensureBrowser()}.`))
