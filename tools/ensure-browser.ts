import { ProblemError } from '../lib/problem/problem'
import { findBrowser, headlessShellPath } from './find-browser'
import { canInstallPackages, installPackages } from './install-packages'
import { runCommand } from './run-command'

/**
 * The browser of the tests. Installs Chromium with the system's package manager when it is missing: the one without
 * a window, also beside another; where the system has no package of it, the other one.
 */
function ensureBrowser(): string {
  const present = findBrowser()
  const isBest = present !== undefined && [process.env.CHROMIUM_PATH, headlessShellPath].includes(present)
  if (!isBest && canInstallPackages()) installBrowser(present !== undefined)
  const browser = findBrowser()
  if (browser) return browser
  throw new ProblemError([
    {
      file: 'CHROMIUM_PATH',
      found: 'no Chromium, and no way to install one with apt-get',
      expected: 'the path of a Chromium or Chrome, such as CHROMIUM_PATH=/opt/chromium npm test',
    },
  ])
}

function installBrowser(isOtherPresent: boolean): void {
  try {
    installPackages(['chromium-headless-shell'])
  } catch {
    if (!isOtherPresent) installPackages(['chromium'])
  }
}

await runCommand(() => console.log(`Browser tests run in ${ensureBrowser()}.`))
