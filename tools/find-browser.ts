import { existsSync } from 'node:fs'

/** Chromium without a window: the same engine, in which the tests take less than half as long. */
export const headlessShellPath = '/usr/bin/chromium-headless-shell'

const usualPaths = [
  headlessShellPath,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * Path of the Chromium that the browser tests run in: the variable `CHROMIUM_PATH`, else the place
 * where the system's package manager puts it; `undefined` when there is none.
 */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPaths].find((path) => path !== undefined && existsSync(path))
}
