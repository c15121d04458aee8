import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listFiles } from '../lib/pages/list-files'
import type { PageCode } from '../lib/security/check-inline-code'
import { readInlineCode } from '../lib/security/read-inline-code'

/**
 * Reads the code that stands in the HTML files of an export, redirect pages and error pages included.
 *
 * @param folder folder of the export
 */
export function readExportCode(folder: string): PageCode[] {
  return listFiles(folder, '.')
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file: posix.join(folder, file),
      ...readInlineCode(readFileSync(join(folder, file), 'utf8')),
    }))
}
