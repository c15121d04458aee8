import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { codeColors, findCodeClass, plainCodeColor } from './code-colors'

it('finds the class of a piece of code, if there is one', () => {
  expect(findCodeClass('--shiki-light:#A0111F;--shiki-dark:#FF9492')).toBe('code-keyword')
  expect(findCodeClass('--shiki-light:#0E1116;--shiki-dark:#F0F3F6')).toBe('')
  expect(findCodeClass('--shiki-light:#000;--shiki-dark:#FFF')).toBeUndefined()
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
