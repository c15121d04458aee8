import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { attributeOf, isElement, type ParsedPage } from '../pages/parse-page'
import { type Problem, quote } from '../problem/problem'

/** Elements that show the file in their `src`. */
const imageElements = ['img', 'Image']

/** Finds images without a text alternative. One that is computed counts as there. */
export function checkImages({ file, tree }: ParsedPage): Problem[] {
  const problems: Problem[] = []
  visit(tree, (node) => {
    const source = findSilentImage(node)
    if (source === undefined) return
    problems.push({
      file,
      line: node.position?.start.line,
      subject: `image ${quote(source)}`,
      found: 'no text alternative',
      expected: 'words that say what the image shows, in the square brackets or in "alt"',
    })
  })
  return problems
}

/** The address or label of an image that says nothing; `undefined` for everything else. */
function findSilentImage(node: Nodes): string | undefined {
  if (node.type === 'image') return node.alt?.trim() ? undefined : node.url
  if (node.type === 'imageReference') return node.alt?.trim() ? undefined : node.identifier
  if (!isElement(node) || !imageElements.includes(node.name ?? '')) return undefined
  return hasAlternative(node.attributes) ? undefined : (attributeOf(node, 'src') ?? node.name ?? '')
}

type Attributes = Extract<Nodes, { type: 'mdxJsxFlowElement' }>['attributes']

function hasAlternative(attributes: Attributes): boolean {
  return attributes.some((attribute) => {
    // Spread properties may hold one.
    if (attribute.type === 'mdxJsxExpressionAttribute') return true
    if (attribute.name !== 'alt') return false
    return typeof attribute.value === 'string' ? attribute.value.trim() !== '' : attribute.value !== null
  })
}
