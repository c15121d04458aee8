/** What there is to decide by. */
export interface BrowserSituation {
  /** Path of the browser that is there. */
  present: string | undefined
  /** Nothing is better than the one that is there: it is asked for, or it is the headless shell. */
  isBest: boolean
  /** The system has the package manager that installs what is listed. */
  canInstall: boolean
  /** Nobody has to be asked for a password. */
  isRoot: boolean
}

/**
 * The packages that bring a browser for the tests, the first one that the system has being enough. The headless shell
 * is Chromium without a window, in which the tests take less than half as long, so it is worth having beside a full
 * Chromium where that bothers nobody.
 */
export function listBrowserPackages({ present, isBest, canInstall, isRoot }: BrowserSituation): string[] {
  if (isBest || !canInstall) return []
  if (present === undefined) return ['chromium-headless-shell', 'chromium']
  return isRoot ? ['chromium-headless-shell'] : []
}
