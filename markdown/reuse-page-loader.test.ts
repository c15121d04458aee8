import { expect, test, vi } from 'vitest'
import keepPage, { pitch } from './reuse-page-loader.mjs'

function createContext(resource: string, isPage = true) {
  return { resource, resourcePath: resource, getOptions: () => ({ isPage }), addDependency: vi.fn() }
}

test('the second bundle takes what was compiled for the first, and depends on the file of the page', () => {
  const first = createContext('/pages/a.mdx')
  expect(pitch.call(first)).toBeUndefined()
  expect(keepPage.call(first, 'export default 1')).toBe('export default 1')
  const second = createContext('/pages/a.mdx')
  expect(pitch.call(second)).toBe('export default 1')
  expect(second.addDependency).toHaveBeenCalledWith('/pages/a.mdx')
})

test('what was taken is forgotten', () => {
  const context = createContext('/pages/b.mdx')
  keepPage.call(context, 'export default 1')
  pitch.call(context)
  expect(pitch.call(context)).toBeUndefined()
})

test('a page does not take what was compiled as a part, nor what another file gave', () => {
  keepPage.call(createContext('/pages/c.mdx', false), 'export default 1')
  expect(pitch.call(createContext('/pages/c.mdx'))).toBeUndefined()
  expect(pitch.call(createContext('/pages/d.mdx', false))).toBeUndefined()
})
