import { valueToEstree } from 'estree-util-value-to-estree'
import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

/**
 * An element of JSX for a page's syntax tree, with its properties as values.
 *
 * @param properties values of JSON: text, numbers, lists, plain objects; what is `undefined` is left out
 */
export function composeElement(
  name: string,
  properties: Record<string, unknown>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(properties)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => composeAttribute(key, value)),
    // The type names blocks alone, but elements such as cells of tables hold running text as well.
    children: children as MdxJsxFlowElement['children'],
  }
}

/** A property of an element of JSX, with a value of JSON. Text stays text, so that ids can be read from it. */
export function composeAttribute(name: string, value: unknown): MdxJsxFlowElement['attributes'][number] {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value }
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{ type: 'ExpressionStatement', expression: valueToEstree(value) }],
        },
      },
    },
  }
}
