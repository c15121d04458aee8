import type { List, ListItem } from 'mdast'
import { expect, test } from 'vitest'
import { parsePage } from './parse-page'
import { splitStepId } from './step-id'

function itemOf(source: string): ListItem {
  const { tree } = parsePage('pages/docs/a.mdx', source)
  const [item] = (tree.children[0] as List).children
  if (!item) throw new Error('The source holds no list.')
  return item
}

test('a step ends with its id', () => {
  const { id, text } = splitStepId(itemOf('1. Press the **button**. The light wakes. [#wake-light]'))
  expect(id).toBe('wake-light')
  expect(text).toBe('. The light wakes.')
})

test('an id stands at the end of the first paragraph, also when more follows', () => {
  expect(splitStepId(itemOf('1. Press. [#press]\n\n   More.')).id).toBe('press')
})

test.each([
  '1. Press the button.',
  '1. Press [#press] the button.',
  '1. Press the `[#press]`',
  '1. > Quote [#press]',
])('%s has no id', (source) => {
  expect(splitStepId(itemOf(source)).id).toBeUndefined()
})

test('the ids of steps are ids of the page', () => {
  const { ids } = parsePage('pages/docs/a.mdx', '## Steps\n\n1. Press. [#press]\n2. Wait. [#wait]\n')
  expect([...ids]).toEqual(['steps', 'press', 'wait'])
})
