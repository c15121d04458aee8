/** What the places of `deploy/nginx.conf` that are marked by `@` are filled with, by their names. */
export type Places = Record<'PORT' | 'HOST' | 'ROOT' | 'BASE_PATH' | 'HEADERS', string>

/** How nginx is run around a server block. */
export interface RunOptions {
  /** Path of the module for Brotli. */
  brotliModule: string
  /** A folder that nginx may write into. */
  folder: string
  /** The user and the group that workers run as; only the root user can choose. */
  user: string | undefined
}

/** Fills the marked places of a server block. */
export function fillPlaces(template: string, places: Places): string {
  return Object.entries(places).reduce((text, [name, value]) => text.replaceAll(`@${name}@`, value), template)
}

/** A whole configuration of nginx with one server block, which writes nothing outside of one folder. */
export function composeConfiguration(serverFile: string, { brotliModule, folder, user }: RunOptions): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    `load_module ${brotliModule};`,
    ...(user ? [`user ${user};`] : []),
    'daemon off;',
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events { worker_connections 256; }',
    'http {',
    '  access_log off;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${serverFile};`,
    '}',
    '',
  ].join('\n')
}
