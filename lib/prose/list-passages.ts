import type { Nodes, Parents } from 'mdast'
import { visit } from 'unist-util-visit'
import { isElement, type ParsedPage } from '../pages/parse-page'
import type { KeyPath, SourceText } from '../problem/source-text'
import { blankAddresses } from './blank-addresses'
import type { Passage } from './passage'

/** Attributes of elements that no reader sees. */
const silentAttributes = ['className', 'id', 'key', 'name']

/** Keys of front matter whose strings are names of other things, and no text. */
const silentKeys: readonly (string | number)[] = ['graphql']

/**
 * All text of a page that readers see: the strings of its front matter, the running text, the text
 * alternatives of images, the attributes of elements. Code is no part of it.
 */
export function listPagePassages({ file, tree, frontMatter }: ParsedPage): Passage[] {
  const passages = listValuePassages(frontMatter, (path) => path.some((key) => silentKeys.includes(key)))
  visit(tree, (node, _index, parent) => {
    passages.push(...listNodePassages(file, node, parent))
  })
  return passages
}

/**
 * All strings of a data file or of front matter. A string of many lines has the line where it starts.
 *
 * @param isSilent says of a string's path whether the string is no text for readers
 */
export function listValuePassages(
  source: SourceText,
  isSilent: (path: KeyPath) => boolean = () => false,
): Passage[] {
  return listStrings(source.value, [])
    .filter(({ path }) => !isSilent(path))
    .map(({ text, path }) => ({
      file: source.file,
      subject: path.join(' > '),
      text: blankAddresses(text),
      lineOf: () => source.lineOf(path) || undefined,
    }))
}

function listStrings(value: unknown, path: KeyPath): { text: string; path: KeyPath }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => listStrings(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => listStrings(item, [...path, key]))
}

function listNodePassages(file: string, node: Nodes, parent: Parents | undefined): Passage[] {
  // Text around an address without brackets is split by the parser and has no place of its own.
  const start = (node.position ?? parent?.position)?.start.line
  if (node.type === 'text') return [composePassage(file, undefined, node.value, start)]
  if (node.type === 'image' || node.type === 'imageReference') {
    return [composePassage(file, 'image', node.alt ?? '', start)]
  }
  if (!isElement(node)) return []
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return []
    if (silentAttributes.includes(attribute.name)) return []
    return [composePassage(file, `<${node.name} ${attribute.name}=…>`, attribute.value, start)]
  })
}

function composePassage(
  file: string,
  subject: string | undefined,
  text: string,
  start: number | undefined,
): Passage {
  return {
    file,
    subject,
    text: blankAddresses(text),
    lineOf: (offset) => start && start + text.slice(0, offset).split('\n').length - 1,
  }
}
