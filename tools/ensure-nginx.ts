import { ProblemError } from '../lib/problem/problem'
import { findNginx } from './find-nginx'
import { canInstallPackages, installPackages } from './install-packages'
import { runCommand } from './run-command'

/** Installs nginx with the system's package manager when it is missing, and says what it does. */
function ensureNginx(): void {
  if (findNginx()) return
  if (!canInstallPackages()) {
    throw new ProblemError([
      {
        file: 'tests/hosting',
        found: 'no nginx with its module for Brotli, and no apt-get to install it with',
        expected: 'both, in the usual places or where NGINX_PATH and NGINX_BROTLI_MODULE say',
      },
    ])
  }
  installPackages(['nginx', 'libnginx-mod-http-brotli-static'])
}

await runCommand(ensureNginx)
