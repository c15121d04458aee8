import { colorCode } from './color-code'

/** How code is coloured while the site builds: options of https://rehype-pretty.pages.dev. */
export const highlighting = {
  theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } as const,
  // Nextra's own compiles the grammars of all 250 languages; that of rehype-pretty-code takes each language when
  // the first block of it comes.
  getHighlighter: undefined,
  transformers: [colorCode],
}
