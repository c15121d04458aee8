import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { setStepIds } from './set-step-ids'

function compile(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(setStepIds)
  return processor.runSync(processor.parse(source)) as Root
}

test('a step gets its id, and its text loses it', () => {
  const found: unknown[] = []
  visit(compile('1. Press the button. [#press-button]\n2. Wait.'), 'listItem', (item) => {
    const paragraph = item.children[0]
    const text = paragraph?.type === 'paragraph' ? paragraph.children : []
    found.push([item.data?.hProperties, text.map((node) => ('value' in node ? node.value : ''))])
  })
  expect(found).toEqual([
    [{ id: 'press-button' }, ['Press the button.']],
    [undefined, ['Wait.']],
  ])
})
