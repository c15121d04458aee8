import GithubSlugger from 'github-slugger'
import type { Heading, Nodes, Parents, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { type Problem, ProblemError } from '../problem/problem'
import { readYaml } from '../problem/read-yaml'
import type { SourceText } from '../problem/source-text'
import { fileToRoute } from './route'
import { splitStepId } from './step-id'

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
  /** The text of each heading that has an id, by that id. */
  headings: Map<string, string>
  /** Names of the elements of JSX on the page. */
  elements: Set<string>
  /** The syntax tree, as it was written. */
  tree: Root
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx)

/**
 * Reads one MDX file into what the checks need.
 *
 * @throws ProblemError when the text is no valid MDX
 */
export function parsePage(file: string, source: string): ParsedPage {
  const tree = parseText(file, source)
  return {
    file,
    route: fileToRoute(file),
    frontMatter: readFrontMatter(file, tree),
    addresses: collectAddresses(tree),
    ids: collectIds(tree),
    imports: collectImports(tree),
    headings: collectHeadings(tree),
    elements: collectElements(tree),
    tree,
  }
}

function parseText(file: string, source: string): Root {
  try {
    return parser.parse({ value: source, path: file }) as Root
  } catch (error) {
    if (!isSyntaxError(error)) throw error
    throw new ProblemError([describeSyntaxError(file, error)])
  }
}

type SyntaxMessage = VFile['messages'][number]

function isSyntaxError(error: unknown): error is SyntaxMessage {
  return error instanceof Error && 'reason' in error
}

/** Some of the parser's messages state their place in their text only. */
function describeSyntaxError(file: string, { line, reason }: SyntaxMessage): Problem {
  return {
    file,
    line: line ?? Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 1),
    found: `a mistake in the MDX text (${reason})`,
    expected: 'each tag and brace closed, and "\\<" or "\\{" where the sign itself is meant',
  }
}

/**
 * Reads the front matter of one MDX file and leaves its text unread: what needs no more than that need not
 * wait for all of it.
 */
export function parseFrontMatter(file: string, source: string): SourceText {
  const top = /^---[\t ]*\r?\n[\s\S]*?\n---[\t ]*(?:\r?\n|$)/.exec(source)?.[0] ?? ''
  return readFrontMatter(file, parseText(file, top))
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
 * by hand, by the same rule), the ids of steps, and the ids that elements state. Sources: `remark-custom-heading-id.js`
 * and `remark-headings.js` of Nextra.
 */
export function collectIds(tree: Root): Set<string> {
  const ids = new Set(collectHeadings(tree).keys())
  visit(tree, (node) => {
    const id = node.type === 'listItem' ? splitStepId(node).id : elementId(node)
    if (id !== undefined) ids.add(id)
  })
  return ids
}

/** The text of each heading that has an id, by that id, in the order of the page. */
function collectHeadings(tree: Root): Map<string, string> {
  const slugger = new GithubSlugger()
  const headings = new Map<string, string>()
  visit(tree, 'heading', (heading, _index, parent) => {
    const id = headingId(heading, parent, slugger)
    if (id !== undefined) headings.set(id, textOf(heading).replace(/\s*\[#[^\]]+\]\s*$/, ''))
  })
  return headings
}

/** Headings of the first level get an id by hand only, headings that stand directly in a tab get none. */
function headingId(
  heading: Heading,
  parent: Parents | undefined,
  slugger: GithubSlugger,
): string | undefined {
  const last = heading.children.at(-1)
  const byHand = last?.type === 'text' ? /\[#([\s\S]+?)\]\s*$/.exec(last.value)?.[1] : undefined
  if (heading.depth === 1) return byHand
  if (parent && isElement(parent) && ['Tab', 'Tabs.Tab'].includes(parent.name ?? '')) return undefined
  return slugger.slug(byHand ?? textOf(heading, { includeImageAlt: false }))
}

function elementId(node: Nodes): string | undefined {
  return isElement(node) ? attributeOf(node, 'id') : undefined
}

function collectElements(tree: Root): Set<string> {
  const names = new Set<string>()
  visit(tree, (node) => {
    if (isElement(node) && node.name) names.add(node.name)
  })
  return names
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
