import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashScript } from '../lib/security/compose-policy'
import { findHeaders } from '../lib/security/header-rules'
import { parseHeadersFile } from '../lib/security/headers-file'
import { writeHeaders } from './write-headers'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'headers-'))
  mkdirSync(join(root, 'out'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

it('writes the same headers for static hosts and for nginx', () => {
  writeHeaders({ folder: join(root, 'out'), basePath: '/help' }, ['run()'])
  const rules = parseHeadersFile(readFileSync(join(root, 'out/_headers'), 'utf8'))
  const headers = findHeaders(rules, '/help/docs/')
  const lines = readFileSync(join(root, 'out-headers.conf'), 'utf8').trim().split('\n')
  expect(headers[0]?.[1]).toContain(hashScript('run()'))
  expect(lines).toEqual(headers.map(([name, value]) => `add_header ${name} "${value}" always;`))
})
