import type { Locator } from '@playwright/test'

/** The words of a part of the page that are broken inside although they have room on a line of their own. */
export function listBrokenWords(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const broken: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const link = text.parentElement?.closest<HTMLElement>('a, button')
      if (!link || link.closest('[inert]') || !link.checkVisibility({ visibilityProperty: true })) continue
      const { paddingLeft, paddingRight } = getComputedStyle(link)
      const room = link.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      for (const match of text.textContent?.matchAll(/[\p{L}\p{N}]+/gu) ?? []) {
        const range = document.createRange()
        range.setStart(text, match.index)
        range.setEnd(text, match.index + match[0].length)
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(pieces.map(({ top }) => Math.round(top)))
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
        if (lines.size > 1 && width <= room) broken.push(match[0])
      }
    }
    return broken
  })
}
