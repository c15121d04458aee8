/** The two colours of a piece of code, as the highlighter writes them. */
export interface CodeColor {
  light: string
  dark: string
}

/** What most of a block of code has: the colour of the block itself. */
export const plainCodeColor: CodeColor = { light: '#0E1116', dark: '#F0F3F6' }

/**
 * The other colours that the themes `github-light-high-contrast` and `github-dark-high-contrast` give to code, by the
 * name of the class that has them in `styles/code-colors.css`.
 */
export const codeColors: Readonly<Record<string, CodeColor>> = {
  'code-keyword': { light: '#A0111F', dark: '#FF9492' },
  'code-constant': { light: '#023B95', dark: '#91CBFF' },
  'code-string': { light: '#032563', dark: '#ADDCFF' },
  'code-function': { light: '#622CBC', dark: '#DBB7FF' },
  'code-variable': { light: '#702C00', dark: '#FFB757' },
  'code-tag': { light: '#024C1A', dark: '#72F088' },
  'code-comment': { light: '#66707B', dark: '#BDC4CC' },
}

/**
 * The class for the colours of a piece of code.
 *
 * @param style as the highlighter writes it: `--shiki-light:#0E1116;--shiki-dark:#F0F3F6`
 * @returns an empty text for a piece that has the colour of the block, and nothing for colours that no class has
 */
export function findCodeClass(style: string): string | undefined {
  if (style === formatStyle(plainCodeColor)) return ''
  return Object.entries(codeColors).find(([, color]) => formatStyle(color) === style)?.[0]
}

function formatStyle({ light, dark }: CodeColor): string {
  return `--shiki-light:${light};--shiki-dark:${dark}`
}
