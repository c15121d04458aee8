import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { composePolicy, hashScript } from '../lib/security/compose-policy'
import { formatNginxHeaders } from '../lib/security/format-nginx-headers'
import { composeHeaderRules, composeSecurityHeaders } from '../lib/security/header-rules'
import { formatHeadersFile, headersFile } from '../lib/security/headers-file'
import type { ExportSettings } from './export-settings'

/**
 * Writes the headers of a site: in the export as `_headers`, and beside it as lines for nginx.
 *
 * @param scripts the texts of all inline scripts of its pages
 */
export function writeHeaders({ folder, basePath }: ExportSettings, scripts: readonly string[]): void {
  const headers = composeSecurityHeaders(composePolicy(scripts.map(hashScript)))
  writeFileSync(join(folder, headersFile), formatHeadersFile(composeHeaderRules(basePath, headers)))
  writeFileSync(toNginxHeadersFile(folder), formatNginxHeaders(headers))
}

/** Where the lines for nginx stand: beside the export, since they are not for readers. */
export function toNginxHeadersFile(folder: string): string {
  return `${folder}-headers.conf`
}
