import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

interface Properties {
  href?: string
  children?: ReactNode
}

/**
 * What a heading shows, with the text of its links in their place: its entry in the list of contents is a
 * link itself, and links cannot hold links.
 */
export function dropLinks(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<Properties>(child) || child.props.children === undefined) return child
    const children = dropLinks(child.props.children)
    return child.props.href === undefined ? cloneElement(child, undefined, children) : children
  })
}
