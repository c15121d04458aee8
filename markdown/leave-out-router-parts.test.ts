import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { leaveOutRouterParts, refuseDynamicRoutes } from './leave-out-router-parts'

it('leaves out modules that Next.js has', () => {
  const files = Object.keys(leaveOutRouterParts('/site')).map((path) => path.replace(/\$$/, '.js'))
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it('stops the build for a page that would need them', () => {
  expect(() => refuseDynamicRoutes(['main', 'pages/_app', 'pages/docs/v1.0.0'])).not.toThrow()
  expect(() => refuseDynamicRoutes(['pages/docs/[name]'])).toThrow(
    'Found the page pages/docs/[name], whose address has a part to fill in, expected pages of one address each: the parts of the router for others are not shipped, see markdown/leave-out-router-parts.ts.',
  )
})
