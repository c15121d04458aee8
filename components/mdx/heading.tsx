import type { ComponentPropsWithoutRef } from 'react'
import styles from './heading.module.css'
import { readText } from './heading-text'

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/** Takes no room, and keeps the link from being empty; the style sheet draws its sign. */
const zeroWidthSpace = '\u200b'

/**
 * A heading with a link to itself. The components are made once, since the theme would otherwise
 * make new ones, and build every heading anew, at each change of its layout.
 */
export function createHeading(Tag: HeadingTag) {
  function Heading({ id, children, ...attributes }: ComponentPropsWithoutRef<HeadingTag>) {
    const linkName = `Direct link to ${readText(children) || id}`
    return (
      <Tag id={id} className={styles.heading} {...attributes}>
        {children}{' '}
        {id && (
          <a className={styles.link} href={`#${id}`} aria-label={linkName} title={linkName}>
            {zeroWidthSpace}
          </a>
        )}
      </Tag>
    )
  }
  Heading.displayName = `Heading(${Tag})`
  return Heading
}
