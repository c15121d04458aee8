import type { Program } from 'estree'
import { visit } from 'estree-util-visit'
import type { VFile } from 'vfile'

/**
 * A plugin for the program that a page becomes: stops for code in colours that no class has, which would have none
 * on the page.
 */
export function refuseUnknownColors() {
  return (program: Program, file: VFile): void => {
    visit(program, (node) => {
      if (node.type !== 'Property' || node.key.type !== 'Literal' || node.key.value !== '--shiki-light')
        return
      const color = node.value.type === 'Literal' ? String(node.value.value) : 'no text'
      file.fail(
        `Found code in the colour ${color}, expected one of lib/code/code-colors.ts: write the block without mistakes in its language, or add the colour there and to styles/code-colors.css.`,
      )
    })
  }
}
