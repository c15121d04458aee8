import type { Program } from 'estree'
import type { JSXOpeningElement } from 'estree-jsx'
import { visit } from 'estree-util-visit'

/**
 * A plugin for the program that a page becomes: takes out the icons that Nextra gives to blocks of code by their
 * language. This site shows none, and each page would import them from a file with all icons.
 */
export function dropCodeIcons() {
  return (program: Program): void => {
    const dropped = new Set<string>()
    visit(program, (node) => {
      if (node.type === 'JSXOpeningElement') for (const name of takeIcons(node)) dropped.add(name)
    })
    program.body = program.body.filter((node) => !isImportOf(node, dropped))
  }
}

/** Takes the icons off an element that is a block of code, and names them. */
function takeIcons(element: JSXOpeningElement): string[] {
  const { name } = element
  if (name.type !== 'JSXMemberExpression' || name.property.name !== 'pre') return []
  const names: string[] = []
  element.attributes = element.attributes.filter((attribute) => {
    if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'icon') return true
    const { value } = attribute
    if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'Identifier') return true
    names.push(value.expression.name)
    return false
  })
  return names
}

/** True for the import of an icon of these: Nextra writes one for each. */
function isImportOf(node: Program['body'][number], icons: Set<string>): boolean {
  if (node.type !== 'ImportDeclaration' || node.source.value !== 'nextra/icons') return false
  return node.specifiers.every(({ local }) => icons.has(local.name))
}
