import { ProblemError } from '../lib/problem/problem'
import { canInstallPackages, installPackages } from './install-packages'
import { listMissingPrograms } from './list-missing-programs'
import { runCommand } from './run-command'

/** What the snippets of the API pages run in. Each package has the name of its program. */
const programs = ['bash', 'curl', 'jq', 'python3']

/** Installs with the system's package manager what is missing, and says what it does. */
function ensurePrograms(): void {
  const missing = listMissingPrograms(programs, process.env.PATH ?? '')
  if (missing.length === 0) return
  if (canInstallPackages()) {
    installPackages(missing)
    return
  }
  throw new ProblemError([
    {
      file: 'PATH',
      found: `no ${missing.join(' and no ')}, and no apt-get to install it with`,
      expected: `the programs ${programs.join(', ')}`,
    },
  ])
}

await runCommand(ensurePrograms)
