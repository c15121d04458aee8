import { existsSync } from 'node:fs'

/** Where the packages of Debian put the module of Brotli, and others that follow their layout. */
const modulePaths = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
]

const programPaths = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx']

/** An installed nginx. */
export interface Nginx {
  /** Path of the program. */
  program: string
  /** Path of the module that serves files compressed with Brotli. */
  brotliModule: string
}

/** Finds nginx with the module that `deploy/nginx.conf` needs; `undefined` when one of both is missing. */
export function findNginx(exists: (path: string) => boolean = existsSync): Nginx | undefined {
  const program = programPaths.find(exists)
  const brotliModule = modulePaths.find(exists)
  return program && brotliModule ? { program, brotliModule } : undefined
}
