import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DownloadFile } from '../lib/reference/downloads'

/** Writes the files that are made from the schema into `public/`, from where they are served as they are. */
export function writeDownloads(root: string, files: readonly DownloadFile[]): void {
  for (const { href, text } of files) {
    const path = join(root, 'public', href)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
