import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../pages/list-files'

/** What decides what `next build` gives, from the root of the project. A site need not have all of it. */
const inputFolders = ['components', 'content', 'lib', 'markdown', 'pages', 'schema', 'styles']
const inputFiles = [
  '_meta.json',
  'next.config.mjs',
  'package-lock.json',
  'site.config.ts',
  'theme.config.tsx',
]

/**
 * The name of a build, which stands in the addresses of two of its files. Next.js would take a random one;
 * this one is the same for the same input, so that a build gives the same bytes again.
 *
 * @param root folder of the project
 * @param settings what else the build depends on, such as the base path
 * @returns 20 letters and digits
 */
export function composeBuildId(root: string, settings: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of listInputs(root)) {
    const content = readFileSync(join(root, file))
    hash.update(JSON.stringify([file, content.length])).update(content)
  }
  // Some blockers of advertisements refuse addresses with "ad" in them.
  return hash.digest('hex').replaceAll('a', 'g').slice(0, 20)
}

function listInputs(root: string): string[] {
  return [
    ...inputFiles.filter((file) => existsSync(join(root, file))),
    ...inputFolders.flatMap((folder) => listFiles(root, folder)),
  ].filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
}
