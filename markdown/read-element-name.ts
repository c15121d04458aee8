import type { JSXElement } from 'estree-jsx'

/** The name of an element that Markdown made, such as `p`: MDX writes `<_components.p>`. Empty for any other. */
export function readElementName({ openingElement: { name } }: JSXElement): string {
  if (name.type !== 'JSXMemberExpression' || name.object.type !== 'JSXIdentifier') return ''
  return name.object.name === '_components' ? name.property.name : ''
}
