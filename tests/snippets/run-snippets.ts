import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { Language } from '../../lib/tabs/language'
import type { ProgramRun } from './compare-output'
import type { Snippet } from './list-snippets'

/**
 * Where texts are written to be run: inside the project, so that the compiler finds the types of Node.js, and
 * not in `test-results/`, which the browser tests empty.
 */
const cache = join(import.meta.dirname, '../../node_modules/.cache')

const endings: Record<Language, string> = { curl: 'sh', typescript: 'mts', python: 'py' }

const commands: Record<Language, (file: string) => [string, string]> = {
  curl: (file) => ['bash', file],
  typescript: (file) => ['node', file.replace(/\.mts$/, '.mjs')],
  python: (file) => ['python3', file],
}

interface WrittenSnippet {
  snippet: Snippet
  file: string
}

/**
 * Runs texts in the programs that readers have: bash with curl, the compiler of TypeScript with Node.js,
 * Python. Equal texts run once.
 *
 * @param variables what the programs find in their environment
 * @returns what each text did, by its language and text: see `keyOf`
 * @throws when the compiler refuses a text, with the place of each
 */
export async function runSnippets(
  snippets: readonly Snippet[],
  variables: Record<string, string | undefined>,
): Promise<Map<string, ProgramRun>> {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'snippets-'))
  try {
    const written = writeSnippets(snippets, folder)
    await compile(written.filter(({ snippet }) => snippet.language === 'typescript'))
    return await runWritten(written, variables)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeSnippets(snippets: readonly Snippet[], folder: string): WrittenSnippet[] {
  const different = new Map(snippets.map((snippet) => [keyOf(snippet), snippet]))
  return [...different.values()].map((snippet, index) => {
    const file = join(folder, `${index}.${endings[snippet.language]}`)
    writeFileSync(file, `${snippet.code}\n`)
    return { snippet, file }
  })
}

async function runWritten(
  written: readonly WrittenSnippet[],
  variables: Record<string, string | undefined>,
): Promise<Map<string, ProgramRun>> {
  const runs = new Map<string, ProgramRun>()
  const waiting = [...written]
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return runs

  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [command, ...args] = commands[next.snippet.language](next.file)
      runs.set(keyOf(next.snippet), await run(command, args, variables))
    }
  }
}

/** Names a text, whichever page it stands on. */
export function keyOf({ language, code }: Pick<Snippet, 'language' | 'code'>): string {
  return `${language}\n${code}`
}

/** One run of the compiler for all, as strict as it can be. */
async function compile(written: readonly WrittenSnippet[]): Promise<void> {
  // Without files, the compiler would take the project's.
  if (written.length === 0) return
  const options = ['--strict', '--noUncheckedIndexedAccess', '--noEmitOnError', '--skipLibCheck']
  const target = ['--target', 'es2022', '--module', 'nodenext', '--types', 'node']
  const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
  const files = written.map(({ file }) => file)
  const { status, output } = await run(process.execPath, [compiler, ...options, ...target, ...files], {})
  if (status === 0) return
  const places = new Map(written.map(({ snippet, file }) => [basename(file), snippet.place]))
  const named = output.replace(/^\S*?(\d+\.mts)/gm, (path, name) => places.get(name) ?? path)
  throw new Error(`The snippets of TypeScript do not compile:\n${named}`)
}

async function run(
  command: string,
  args: readonly string[],
  variables: Record<string, string | undefined>,
): Promise<ProgramRun> {
  const env = { ...process.env, ...variables }
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { env })
    return { status: 0, output: stdout, errors: stderr }
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string }
    return { status: typeof code === 'number' ? code : 1, output: stdout, errors: stderr || String(error) }
  }
}
