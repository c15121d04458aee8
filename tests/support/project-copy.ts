import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'

const project = join(import.meta.dirname, '../..')
const leftOut = [
  'node_modules',
  '.next',
  '.git',
  'out',
  'out-base-path',
  'out-again',
  '.frame-sites',
  'test-results',
  'playwright-report',
  'tests',
]

/** A copy of the project in a folder of its own, in which a test can break things. */
export interface ProjectCopy {
  folder: string
  /** Replaces text in a file. Throws when the text is not there, so that no fault is left out unseen. */
  replace: (file: string, text: string | RegExp, replacement: string) => void
  /** The text of a file. */
  read: (file: string) => string
  /** Writes a file. */
  write: (file: string, text: string) => void
  /** Takes the copy away. */
  remove: () => void
}

/** Copies the project, without what is built or installed; the installed packages are linked. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'help-site-'))
  cpSync(project, folder, {
    recursive: true,
    filter: (path) => !leftOut.includes(relative(project, path).split(sep)[0] ?? ''),
  })
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    replace: (file, text, replacement) => {
      const before = readFileSync(join(folder, file), 'utf8')
      const after = before.replace(text, replacement)
      if (after === before) throw new Error(`${file} does not hold ${String(text)}.`)
      writeFileSync(join(folder, file), after)
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** What a command did. */
export interface CommandResult {
  succeeded: boolean
  /** Everything that it printed. */
  output: string
}

/** The environment of a command in a copy: without colours, and without the test runner's own mode. */
export function environmentOfCopy(mode: 'production' | 'development'): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: mode, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' }
}

/**
 * Runs a program of the copy's packages, such as `next build`, and waits for its end.
 *
 * @param environment variables that it gets besides those of a copy
 */
export async function runInCopy(
  copy: Pick<ProjectCopy, 'folder'>,
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, {
      cwd: copy.folder,
      env: { ...environmentOfCopy('production'), ...environment },
      maxBuffer: 64 * 1024 * 1024,
    })
    return { succeeded: true, output: stdout + stderr }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return { succeeded: false, output: stdout + stderr }
  }
}
