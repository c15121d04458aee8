import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'
import { ProblemError } from '../lib/problem/problem'
import { findHeaders, type HeaderRule, revalidatedCaching } from '../lib/security/header-rules'
import { headersFile, parseHeadersFile } from '../lib/security/headers-file'
import type { ExportSettings } from './export-settings'

/** What a local server is started with. */
export interface ServerOptions extends ExportSettings {
  /** Port to listen on; 0 takes any free one. */
  port: number
  /**
   * Sends the compressed form of a file where the export has one and the browser takes it, as hosts do. The local
   * server leaves it: a file that is changed by hand is then seen as it stands.
   */
  compressed?: boolean
}

/**
 * Serves the export as a plain static host does: files, folders through their `index.html` with and
 * without the final slash, and the not-found page with status 404 for everything else. It sends the headers
 * that the export's `_headers` names; an export without that file has none. It listens on the loopback
 * address only.
 *
 * @returns the running server and the address of the home page
 * @throws ProblemError when there is no export in the folder
 */
export async function startServer({
  folder,
  basePath,
  port,
  compressed = false,
}: ServerOptions): Promise<{ server: Server; address: string }> {
  const notFoundFile = join(folder, '404.html')
  if (!existsSync(notFoundFile))
    throw new ProblemError([{ file: folder, found: 'no export', expected: 'one; run "npm run build" first' }])
  const notFoundPage = readFileSync(notFoundFile)
  const serveFile = sirv(folder, { etag: true, dev: true, brotli: compressed })
  const rules = readHeaderRules(folder)

  const server = createServer((request, response) => {
    const sendNotFound = () => {
      setHeaders(response, rules, `${basePath}/404.html`)
      response.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': revalidatedCaching,
      })
      response.end(request.method === 'HEAD' ? undefined : notFoundPage)
    }
    const url = request.url ?? '/'
    if (url !== basePath && !url.startsWith(`${basePath}/`) && !url.startsWith(`${basePath}?`))
      return sendNotFound()
    request.url = url.slice(basePath.length).replace(/^(?!\/)/, '/')
    if (request.url === `/${headersFile}`) return sendNotFound()
    setHeaders(response, rules, `${basePath}${request.url}`)
    serveFile(request, response, sendNotFound)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: actualPort } = server.address() as AddressInfo
  return { server, address: `http://127.0.0.1:${actualPort}${basePath}/` }
}

function readHeaderRules(folder: string): HeaderRule[] {
  const file = join(folder, headersFile)
  return existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : []
}

function setHeaders(response: ServerResponse, rules: readonly HeaderRule[], path: string): void {
  for (const [name, value] of findHeaders(rules, path)) response.setHeader(name, value)
}
