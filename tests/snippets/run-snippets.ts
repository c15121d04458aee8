import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Language } from '../../lib/tabs/language'
import type { ProgramRun } from './compare-output'
import type { Snippet } from './list-snippets'

const endings: Record<Language, string> = { curl: 'sh', typescript: 'mts', python: 'py' }

const commands: Record<Language, (file: string) => [string, string]> = {
  curl: (file) => ['bash', file],
  typescript: (file) => ['node', file.replace(/\.mts$/, '.mjs')],
  python: (file) => ['python3', file],
}

/**
 * Runs texts in the programs that readers have: bash with curl, the compiler of TypeScript with Node.js,
 * Python. Equal texts run once.
 *
 * @param folder an empty folder inside the project, so that the compiler finds the types of Node.js
 * @param variables what the programs find in their environment
 * @returns what each text did, by its language and text: see `keyOf`
 */
export async function runSnippets(
  snippets: readonly Snippet[],
  folder: string,
  variables: Record<string, string | undefined>,
): Promise<Map<string, ProgramRun>> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = new Map<string, { file: string; language: Language }>()
  for (const snippet of snippets) {
    const key = keyOf(snippet)
    if (files.has(key)) continue
    const file = join(folder, `${files.size}.${endings[snippet.language]}`)
    writeFileSync(file, `${snippet.code}\n`)
    files.set(key, { file, language: snippet.language })
  }
  await compile(
    [...files.values()].filter(({ language }) => language === 'typescript').map(({ file }) => file),
  )

  const runs = new Map<string, ProgramRun>()
  const waiting = [...files]
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return runs

  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, { file, language }] = next
      runs.set(key, await run(...commands[language](file), variables))
    }
  }
}

/** Names a text, whichever page it stands on. */
export function keyOf({ language, code }: Snippet): string {
  return `${language}\n${code}`
}

/** One run of the compiler for all, as strict as it can be. */
async function compile(files: readonly string[]): Promise<void> {
  const options = ['--strict', '--noUncheckedIndexedAccess', '--noEmitOnError', '--skipLibCheck']
  const target = ['--target', 'es2022', '--module', 'nodenext', '--types', 'node']
  const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
  const { status, output } = await run(
    process.execPath,
    compiler,
    process.env,
    ...options,
    ...target,
    ...files,
  )
  if (status !== 0) throw new Error(`The snippets of TypeScript do not compile:\n${output}`)
}

async function run(
  command: string,
  file: string,
  variables: Record<string, string | undefined>,
  ...args: string[]
): Promise<ProgramRun> {
  const env = { ...process.env, ...variables }
  try {
    const { stdout, stderr } = await promisify(execFile)(command, [file, ...args], { env })
    return { status: 0, output: stdout, errors: stderr }
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: number; stdout?: string; stderr?: string }
    return { status: Number(code ?? 1), output: stdout, errors: stderr || String(error) }
  }
}
