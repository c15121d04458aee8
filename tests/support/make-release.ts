import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listFiles } from '../../lib/pages/list-files'

/** The part of a file's name that changes with its content. */
const hashPattern = /(?<=[-./])[0-9a-f]{16}(?=\.)/

/** Files that name others. */
const textPattern = /\.(?:html|js|json|css|txt)$/

/**
 * Copies an export as another release would be: the same pages, but each file whose name changes with its content has
 * another name, and nothing of the first one is left.
 *
 * @param folder of the export
 * @param copy the folder that is made
 */
export function makeRelease(folder: string, copy: string): void {
  cpSync(folder, copy, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  const files = listFiles(copy, '_next/static')
  const list = files.find((file) => file.endsWith('/asset-lists.json'))
  if (!list) throw new Error(`${folder}: found no list of the files of pages, expected an export.`)
  const names = new Map([[basename(dirname(list)), 'another-release']])
  for (const file of files) {
    const hash = hashPattern.exec(`/${basename(file)}`)?.[0]
    if (hash) names.set(hash, [...hash].reverse().join(''))
  }
  const rename = (text: string) =>
    text.replace(new RegExp([...names.keys()].join('|'), 'g'), (name) => names.get(name) ?? name)
  for (const file of listFiles(copy, '').filter((file) => textPattern.test(file))) {
    const path = join(copy, file)
    writeFileSync(path, rename(readFileSync(path, 'utf8')))
  }
  for (const file of files) {
    const target = join(copy, rename(file))
    if (target === join(copy, file)) continue
    cpSync(join(copy, file), target)
    rmSync(join(copy, file))
  }
}

/** Puts another release in the place of one, as hosts do: in one step. */
export function swapRelease(current: string, next: string): void {
  renameSync(current, `${current}-before`)
  renameSync(next, current)
}
