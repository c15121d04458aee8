import { expect, it } from 'vitest'
import { findNginx } from './find-nginx'

const program = '/usr/sbin/nginx'
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const find = (files: readonly string[], variables: Record<string, string> = {}) =>
  findNginx({ exists: (path) => files.includes(path), variables })

it('finds the program and its module', () => {
  expect(find([program, brotliModule])).toEqual({ program, brotliModule })
})

it.each([[[program]], [[brotliModule]], [[]]])('finds nothing when there is only %j', (files) => {
  expect(find(files)).toBeUndefined()
})

it('takes those that the variables name first, and the usual ones where these are not there', () => {
  const variables = { NGINX_PATH: '/opt/nginx', NGINX_BROTLI_MODULE: '/opt/brotli.so' }
  const own = { program: '/opt/nginx', brotliModule: '/opt/brotli.so' }
  expect(find([program, brotliModule, ...Object.values(own)], variables)).toEqual(own)
  expect(find([program, brotliModule], variables)).toEqual({ program, brotliModule })
})
