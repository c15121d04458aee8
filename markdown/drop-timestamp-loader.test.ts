import { expect, it } from 'vitest'
import dropTimestamp from './drop-timestamp-loader.mjs'

it('takes the time out of what Nextra says of a page, and leaves its text alone', () => {
  const text = 'const text = {"a":1,"timestamp":17}\n'
  const page = (options: string) =>
    `${text}export default HOC_MDXWrapper(\n  MDXLayout,\n  '/docs',\n  ${options}`
  expect(dropTimestamp(page('{"filePath":"a.mdx","timestamp":1732779634000,pageMap}'))).toBe(
    page('{"filePath":"a.mdx",pageMap}'),
  )
  expect(dropTimestamp(page('{"filePath":"a.mdx",pageMap}'))).toBe(page('{"filePath":"a.mdx",pageMap}'))
})

it('leaves a part alone that is no page', () => {
  expect(dropTimestamp('export const a = {"b":1,"timestamp":17}')).toBe(
    'export const a = {"b":1,"timestamp":17}',
  )
})
