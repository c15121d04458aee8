import GithubSlugger from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { readYaml } from '../problem/read-yaml'
import type { SourceText } from '../problem/source-text'
import { fileToRoute } from './route'

/** An address that a page's source points to, with what a writer needs to find it again. */
export interface SourceAddress {
  /** The address as written. */
  url: string
  /** Line in the source file, counted from 1. */
  line: number
  /** The link's text, or the image's text alternative. */
  text: string
}

/** What the checks and the page builders need to know of one MDX file. */
export interface ParsedPage {
  /** Path of the file, from the root of the project. */
  file: string
  /** The address that the file answers. */
  route: string
  frontMatter: SourceText
  addresses: SourceAddress[]
  /** Ids that the page's own headings and elements have. */
  ids: Set<string>
  /** MDX files that are imported into the page, as written in the import. */
  imports: string[]
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx)

/**
 * Reads one MDX file into what the checks need. Throws the parser's error, with its line, when the
 * text is no valid MDX.
 */
export function parsePage(file: string, source: string): ParsedPage {
  const tree = parser.parse({ value: source, path: file }) as Root
  return {
    file,
    route: fileToRoute(file),
    frontMatter: readFrontMatter(file, tree),
    addresses: collectAddresses(tree),
    ids: collectIds(tree),
    imports: collectImports(tree),
  }
}

/** The front matter of a syntax tree. A page without one has an empty one, so that missing keys are named. */
export function readFrontMatter(file: string, tree: Root): SourceText {
  const node = tree.children[0]
  if (node?.type !== 'yaml') return readYaml(file, '', 1)
  return readYaml(file, node.value, 1)
}

/** All addresses of links, images and link definitions, and of `href` and `src` of elements. */
export function collectAddresses(tree: Root): SourceAddress[] {
  const addresses: SourceAddress[] = []
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      addresses.push({ url: node.url, line, text: textOf(node) || node.url })
    }
    if (isElement(node)) {
      for (const name of ['href', 'src']) {
        const url = attributeOf(node, name)
        if (url !== undefined) addresses.push({ url, line, text: textOf(node) || node.name || url })
      }
    }
  })
  return addresses
}

/**
 * The ids that a page's headings get, in the way of Nextra (GitHub's rule; `## Name [#id]` sets one
 * by hand), and the ids that elements state.
 */
export function collectIds(tree: Root): Set<string> {
  const slugger = new GithubSlugger()
  const ids = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth > 1) ids.add(slugger.slug(headingName(node)))
    if (isElement(node)) {
      const id = attributeOf(node, 'id')
      if (id !== undefined) ids.add(id)
    }
  })
  return ids
}

function headingName(heading: Heading): string {
  const text = textOf(heading)
  return /\[#([^\]]+)\]\s*$/.exec(text)?.[1] ?? text
}

function collectImports(tree: Root): string[] {
  const imports: string[] = []
  visit(tree, 'mdxjsEsm', (node: { value: string }) => {
    for (const match of node.value.matchAll(/from\s+['"]([^'"]+\.mdx?)['"]/g)) {
      if (match[1]) imports.push(match[1])
    }
  })
  return imports
}

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** True for an element of JSX in a syntax tree of MDX. */
export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** The value of an attribute that is written as plain text; `undefined` when it is missing or computed. */
export function attributeOf(element: Element, name: string): string | undefined {
  const attribute = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof attribute?.value === 'string' ? attribute.value : undefined
}
