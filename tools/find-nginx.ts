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

/** What finding looks at, which tests replace. */
export interface NginxPlaces {
  exists?: (path: string) => boolean
  variables?: Readonly<Record<string, string | undefined>>
}

/**
 * Finds nginx with the module that `deploy/nginx.conf` needs: where the variables `NGINX_PATH` and
 * `NGINX_BROTLI_MODULE` say, else in the usual places. `undefined` when one of both is missing.
 */
export function findNginx({
  exists = existsSync,
  variables = process.env,
}: NginxPlaces = {}): Nginx | undefined {
  const find = (named: string | undefined, usual: readonly string[]) =>
    [...(named ? [named] : []), ...usual].find(exists)
  const program = find(variables.NGINX_PATH, programPaths)
  const brotliModule = find(variables.NGINX_BROTLI_MODULE, modulePaths)
  return program && brotliModule ? { program, brotliModule } : undefined
}
