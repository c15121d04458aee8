import type { Program } from 'estree'
import type { JSXOpeningElement } from 'estree-jsx'
import { SKIP, visit } from 'estree-util-visit'

/**
 * A plugin for the program that a page becomes: takes out the icons that Nextra gives to blocks of code by their
 * language. This site shows none, and each page would import them from a file with all icons.
 */
export function dropCodeIcons() {
  return (program: Program): void => {
    const dropped = new Set<string>()
    visit(program, (node) => {
      if (node.type !== 'JSXElement' || !isCodeBlock(node.openingElement)) return undefined
      for (const name of takeIcons(node.openingElement)) dropped.add(name)
      // The coloured words of code are most of all nodes, and hold no other block.
      return SKIP
    })
    program.body = program.body.filter((node) => !isImportOf(node, dropped))
  }
}

function isCodeBlock({ name }: JSXOpeningElement): boolean {
  return name.type === 'JSXMemberExpression' && name.property.name === 'pre'
}

/** Takes the icons off an element, and names them. */
function takeIcons(element: JSXOpeningElement): string[] {
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
