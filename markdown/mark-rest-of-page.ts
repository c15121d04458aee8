import type { BlockStatement, Program } from 'estree'
import type { JSXElement, JSXFragment } from 'estree-jsx'
import { visit } from 'estree-util-visit'

/** How many characters a page shows at once: what fits on the screen of a phone, and most of that of a desk. */
const firstScreen = 2000

type Child = JSXElement['children'][number]

/**
 * A plugin for the program that a page becomes (https://mdxjs.com/docs/extending-mdx/): what is below the first screen
 * stands in a `RestOfPage`, which may come later. The beginning holds as many whole blocks as fit, but at least one. It
 * runs behind `freezeStaticParts`, which leaves less to look through.
 */
export function markRestOfPage() {
  return (program: Program): void => {
    const body = findContent(program)
    const page = body && findFragment(body)
    if (!page) return
    const start = findRest(page.children)
    if (start === undefined) return
    page.children = [...page.children.slice(0, start), composeRest(page.children.slice(start))]
  }
}

/** What the function of MDX does that makes the page. */
function findContent({ body }: Program): BlockStatement | undefined {
  for (const node of body) {
    if (node.type === 'FunctionDeclaration' && node.id?.name === '_createMdxContent') return node.body
  }
  return undefined
}

/** All of a page; none if it is one element, or if no element of it is made by a component that can be named. */
function findFragment({ body }: BlockStatement): JSXFragment | undefined {
  const takesComponents = body.some(
    (node) =>
      node.type === 'VariableDeclaration' &&
      node.declarations.some(({ id }) => id.type === 'Identifier' && id.name === '_components'),
  )
  const result = body.find((node) => node.type === 'ReturnStatement')?.argument
  return takesComponents && result?.type === 'JSXFragment' ? result : undefined
}

/** The first block that does not fit on the first screen, if there is one. */
function findRest(children: readonly Child[]): number | undefined {
  let length = 0
  let blocks = 0
  for (const [index, child] of children.entries()) {
    if (child.type !== 'JSXElement') continue
    length += measureText(child)
    if (blocks > 0 && length > firstScreen) return index
    blocks += 1
  }
  return undefined
}

/** How many characters an element holds, those that elements in it are given among them, but no tags. */
function measureText(element: JSXElement): number {
  let length = 0
  visit(element, (node) => {
    if (node.type === 'JSXText') length += node.value.length
    if (node.type === 'Literal' && typeof node.value === 'string')
      length += node.value.replaceAll(/<[^>]*>/g, '').length
  })
  return length
}

function composeRest(children: Child[]): JSXElement {
  const name = {
    type: 'JSXMemberExpression' as const,
    object: { type: 'JSXIdentifier' as const, name: '_components' },
    property: { type: 'JSXIdentifier' as const, name: 'RestOfPage' },
  }
  return {
    type: 'JSXElement',
    openingElement: { type: 'JSXOpeningElement', name, attributes: [], selfClosing: false },
    closingElement: { type: 'JSXClosingElement', name },
    children,
  }
}
