import { join } from 'node:path'
import type { DownloadFile } from '../lib/reference/downloads'
import { writeChangedText } from './write-changed-text'

/** Writes the files that are made from the schema into `public/`, from where they are served as they are. */
export function writeDownloads(root: string, files: readonly DownloadFile[]): void {
  for (const { href, text } of files) writeChangedText(join(root, 'public', href), text)
}
