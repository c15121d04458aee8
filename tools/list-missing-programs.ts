import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The programs of a list that no folder of a search path holds.
 *
 * @param searchPath folders as in the variable `PATH`
 */
export function listMissingPrograms(programs: readonly string[], searchPath: string): string[] {
  const folders = searchPath.split(delimiter).filter(Boolean)
  return programs.filter((program) => !folders.some((folder) => canRun(join(folder, program))))
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
