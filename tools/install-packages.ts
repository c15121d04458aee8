import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** True on a system on which `installPackages` can work. */
export function canInstallPackages(): boolean {
  return existsSync('/usr/bin/apt-get')
}

/** Installs packages with the system's package manager, and says so. */
export function installPackages(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} with apt-get.`)
  const prefix = process.getuid?.() === 0 ? [] : ['sudo']
  run([...prefix, 'apt-get', 'update'])
  run([...prefix, 'apt-get', 'install', '--yes', '--no-install-recommends', ...packages])
}

function run([command = '', ...args]: string[]): void {
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
