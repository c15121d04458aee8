import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { splitStepId } from '../lib/pages/step-id'

/**
 * Remark plugin: gives an item of a list the id that its text ends with (`1. Press the button.
 * [#press-button]`), and takes that end away.
 */
export const setStepIds: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'listItem', (item) => {
    const { id, textNode, text } = splitStepId(item)
    if (id === undefined || !textNode) return
    textNode.value = text
    item.data = { ...item.data, hProperties: { id } }
  })
}
