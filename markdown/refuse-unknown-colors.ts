import type { Program, Property } from 'estree'
import { visit } from 'estree-util-visit'
import type { VFile } from 'vfile'

/**
 * A plugin for the program that a page becomes: stops for code in colours that no class has, which would have none
 * on the page. It runs behind `freezeStaticParts`, which leaves a fraction of the program to look through.
 */
export function refuseUnknownColors() {
  return (program: Program, file: VFile): void => {
    visit(program, (node) => {
      const color = node.type === 'Property' ? readColor(node) : undefined
      if (color === undefined) return
      file.fail(
        `Found code in the colour ${color}, expected one of lib/code/code-colors.ts: write the block without mistakes in its language, or add the colour there and to styles/code-colors.css.`,
      )
    })
  }
}

/** The colour in a style of an element, or the first one in HTML that is one text, where quotes of words are escaped. */
function readColor({ key, value }: Property): string | undefined {
  if (key.type !== 'Literal') return undefined
  const text = value.type === 'Literal' ? String(value.value) : 'no text'
  if (key.value === '--shiki-light') return text
  return key.value === '__html' ? /="--shiki-light:([^;"]*)/.exec(text)?.[1] : undefined
}
