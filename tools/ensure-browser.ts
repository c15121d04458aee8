import { ProblemError } from '../lib/problem/problem'
import { findBrowser } from './find-browser'
import { canInstallPackages, installPackages } from './install-packages'
import { runCommand } from './run-command'

/** Installs Chromium with the system's package manager when it is missing, and says what it does. */
function ensureBrowser(): void {
  const present = findBrowser()
  if (present) {
    console.log(`Browser tests run in ${present}.`)
    return
  }
  if (!canInstallPackages()) {
    throw new ProblemError([
      {
        file: 'CHROMIUM_PATH',
        found: 'no Chromium, and no apt-get to install it with',
        expected: 'the path of a Chromium or Chrome, such as CHROMIUM_PATH=/opt/chromium npm test',
      },
    ])
  }
  installPackages(['chromium'])
}

await runCommand(ensureBrowser)
