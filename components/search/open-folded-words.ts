import { findWords } from '../../lib/search/mark-text'
import { openBlock } from './open-block'

/**
 * Opens the folded blocks of a section that hold words, if none of the words stands in sight.
 *
 * @param texts those of the section
 * @param words in lower case
 */
export function openFoldedWords(texts: readonly Text[], words: readonly string[]): void {
  const found = texts.filter(({ data }) => findWords(data, words).length > 0)
  const blocks = new Set(found.map(findFoldedBlock))
  if (blocks.has(null)) return
  for (const block of blocks) if (block) openBlock(block)
}

/** The outermost closed block around a text; `null` for a text in sight, such as the line that opens a block. */
function findFoldedBlock(text: Text): HTMLDetailsElement | null {
  let folded: HTMLDetailsElement | null = null
  for (let element = text.parentElement; element; element = element.parentElement) {
    const isLine = element.tagName === 'SUMMARY'
    if (isLine) element = element.parentElement ?? element
    else if (element instanceof HTMLDetailsElement && !element.open) folded = element
  }
  return folded
}
