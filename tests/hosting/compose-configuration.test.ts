import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { composeConfiguration, fillPlaces } from './compose-configuration'

const template = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')

it('fills every marked place', () => {
  const places = {
    PORT: '127.0.0.1:4330',
    HOST: 'help.test',
    ROOT: '/srv/help',
    BASE_PATH: '/help',
    HEADERS: '/srv/h.conf',
  }
  const server = fillPlaces(template, places)
  expect(server).not.toMatch(/@[A-Z_]+@/)
  expect(server).toContain('listen 127.0.0.1:4330;')
  expect(server).toContain('location ^~ /help/_next/static/ {')
})

it('names a user only where there is a choice', () => {
  const options = { brotliModule: '/module.so', folder: '/tmp/nginx', user: undefined }
  expect(composeConfiguration('/server.conf', options)).not.toContain('user ')
  expect(composeConfiguration('/server.conf', { ...options, user: 'root root' })).toContain('user root root;')
})
