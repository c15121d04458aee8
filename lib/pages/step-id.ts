import type { ListItem, Text } from 'mdast'

/** An item's own id, and the text that is left without it. */
export interface StepId {
  id: string | undefined
  /** The last piece of text of the item's first paragraph, which holds the id. */
  textNode: Text | undefined
  /** That piece without the id. */
  text: string
}

/** Reads the id that an item of a list ends its first paragraph with: `Press the button. [#press-button]`. */
export function splitStepId(item: ListItem): StepId {
  const [paragraph] = item.children
  const last = paragraph?.type === 'paragraph' ? paragraph.children.at(-1) : undefined
  if (last?.type !== 'text') return { id: undefined, textNode: undefined, text: '' }
  const match = /(?<!\s)\s*\[#([a-z0-9-]+)\]\s*$/.exec(last.value)
  return { id: match?.[1], textNode: last, text: match ? last.value.slice(0, match.index) : last.value }
}
