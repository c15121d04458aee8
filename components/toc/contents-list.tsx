import type { ReactNode } from 'react'
import type { ContentsItem } from '../../lib/toc/compose-contents'
import styles from './contents-list.module.css'
import { dropLinks } from './drop-links'

/** What the list of contents shows. */
export interface ContentsListProps {
  contents: readonly ContentsItem<ReactNode>[]
  /** The id of the entry whose part is being read. */
  activeId?: string | undefined
}

/** Links to the headings of a page, in their order; those of a lower level stand inside the entry above. */
export function ContentsList({ contents, activeId }: ContentsListProps) {
  return (
    <ul className={styles.list}>
      {contents.map(({ id, value, children }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link} data-active={id === activeId || undefined}>
            <span>{dropLinks(value)}</span>
          </a>
          {children.length > 0 && <ContentsList contents={children} activeId={activeId} />}
        </li>
      ))}
    </ul>
  )
}
