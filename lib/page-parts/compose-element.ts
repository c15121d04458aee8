import { valueToEstree } from 'estree-util-value-to-estree'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

/**
 * An element of JSX for a page's syntax tree, with its properties as values.
 *
 * @param properties values of JSON: text, numbers, lists, plain objects
 */
export function composeElement(name: string, properties: Record<string, unknown>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(properties).map(([key, value]) => composeAttribute(key, value)),
    children: [],
  }
}

/** A property of an element of JSX, with a value of JSON. */
export function composeAttribute(name: string, value: unknown): MdxJsxFlowElement['attributes'][number] {
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
