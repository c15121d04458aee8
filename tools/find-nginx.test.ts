import { expect, it } from 'vitest'
import { findNginx } from './find-nginx'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

it('finds the program and its module', () => {
  const files = ['/usr/sbin/nginx', brotliModule]
  expect(findNginx((path) => files.includes(path))).toEqual({ program: '/usr/sbin/nginx', brotliModule })
})

it.each([[['/usr/sbin/nginx']], [[brotliModule]], [[]]])('finds nothing when there is only %j', (files) => {
  expect(findNginx((path) => files.some((file) => file === path))).toBeUndefined()
})
