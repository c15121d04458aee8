import type { DocsThemeConfig } from 'nextra-theme-docs'
import type { FC } from 'react'
import { CategoryCards } from './components/category/category-cards'
import { Footer } from './components/frame/footer'
import { PageFrame } from './components/frame/page-frame'
import { PageHead } from './components/frame/page-head'
import { RestOfPage } from './components/frame/rest-of-page'
import { currentLocale } from './components/locales/current-locale'
import { Callout } from './components/mdx/callout'
import { CodeBlock } from './components/mdx/code-block'
import { createHeading } from './components/mdx/heading'
import { Image } from './components/mdx/image'
import { PageLink } from './components/mdx/page-link'
import { ScrollingTable } from './components/mdx/scrolling-table'
import { Navbar } from './components/navbar/navbar'
import { Term } from './components/terms/term'
import { plainElements } from './lib/page-parts/plain-elements'

/** In the place of each component of the theme, the element itself. */
const plainComponents = Object.fromEntries(plainElements.map((name) => [name, name as unknown as FC]))

/** Which of our components stands in which door of the theme. */
const themeConfig: DocsThemeConfig = {
  head: PageHead,
  // The theme writes it on the page once more.
  direction: currentLocale.direction ?? 'ltr',
  // The colours are ours (components/color-mode/): the theme's own switch knows no address that asks for a
  // mode and writes what it reads without checking it. Forced, it does nothing but set a class.
  nextThemes: { forcedTheme: 'none' },
  navbar: { component: Navbar },
  footer: { component: Footer },
  components: {
    wrapper: PageFrame as FC,
    a: PageLink,
    h2: createHeading('h2'),
    h3: createHeading('h3'),
    h4: createHeading('h4'),
    h5: createHeading('h5'),
    h6: createHeading('h6'),
    ...plainComponents,
    pre: CodeBlock as FC,
    table: ScrollingTable,
    img: Image,
    RestOfPage: RestOfPage as FC,
    Callout: Callout as FC,
    CategoryCards: CategoryCards as FC,
    Term: Term as FC,
  },
}

export default themeConfig
