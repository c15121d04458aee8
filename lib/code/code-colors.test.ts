import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { codeColors, findCodeClass, plainCodeColor } from './code-colors'

it('finds the class of a piece of code, and none for what has the colour of the block', () => {
  expect(findCodeClass('--shiki-light:#A0111F;--shiki-dark:#FF9492')).toBe('code-keyword')
  expect(findCodeClass('--shiki-light:#0E1116;--shiki-dark:#F0F3F6')).toBeUndefined()
})

it('says where a colour has to be added that a later theme brings', () => {
  expect(() => findCodeClass('--shiki-light:#000;--shiki-dark:#FFF')).toThrow(
    'Found code with the style "--shiki-light:#000;--shiki-dark:#FFF", expected one of the colours in lib/code/code-colors.ts: add it there and to styles/code-colors.css.',
  )
})

it('names the colours that the style sheets have', () => {
  const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')
  const styles = read('styles/code-colors.css')
  for (const [name, { light, dark }] of Object.entries(codeColors)) {
    expect(styles).toContain(` .${name} { color: ${light.toLowerCase()}; }`)
    expect(styles).toContain(`[data-theme="dark"] .${name} { color: ${dark.toLowerCase()}; }`)
  }
  const block = read('components/mdx/code-block.module.css')
  expect(block).toContain(`.colors { color: ${plainCodeColor.light.toLowerCase()}; }`)
  expect(block).toContain(`.colors { color: ${plainCodeColor.dark.toLowerCase()}; }`)
})
