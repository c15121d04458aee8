import { isValidElement, type ReactNode } from 'react'

/** The text of what a heading shows, through all its elements, without the spaces around it. */
export function readText(node: ReactNode): string {
  return joinText(node).trim()
}

function joinText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(joinText).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? joinText(node.props.children) : ''
}
