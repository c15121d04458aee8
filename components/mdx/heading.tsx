import type { ComponentPropsWithoutRef } from 'react'
import styles from './heading.module.css'

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/**
 * A heading with a link to itself. The components are made once, since the theme would otherwise
 * make new ones, and build every heading anew, at each change of its layout.
 */
export function createHeading(Tag: HeadingTag) {
  function Heading({ id, children, ...attributes }: ComponentPropsWithoutRef<HeadingTag>) {
    return (
      <Tag id={id} className={styles.heading} {...attributes}>
        {children}
        {id && (
          <a className={styles.link} href={`#${id}`} aria-label={`Direct link to ${nameOf(children, id)}`}>
            #
          </a>
        )}
      </Tag>
    )
  }
  Heading.displayName = `Heading(${Tag})`
  return Heading
}

function nameOf(children: unknown, id: string): string {
  return typeof children === 'string' ? children : id
}
