import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ProblemError } from '../lib/problem/problem'
import { findBrowser } from './find-browser'
import { runCommand } from './run-command'

/** Installs Chromium with the system's package manager when it is missing, and says what it does. */
function ensureBrowser(): void {
  const present = findBrowser()
  if (present) {
    console.log(`Browser tests run in ${present}.`)
    return
  }
  if (!existsSync('/usr/bin/apt-get')) {
    throw new ProblemError([
      {
        file: 'CHROMIUM_PATH',
        found: 'no Chromium, and no apt-get to install it with',
        expected: 'the path of a Chromium or Chrome, such as CHROMIUM_PATH=/opt/chromium npm test',
      },
    ])
  }
  const prefix = process.getuid?.() === 0 ? [] : ['sudo']
  console.log('Chromium is missing: installing it with apt-get.')
  run([...prefix, 'apt-get', 'update'])
  run([...prefix, 'apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'])
}

function run([command = '', ...args]: string[]): void {
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

await runCommand(ensureBrowser)
