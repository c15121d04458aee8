import type { ReactNode } from 'react'
import type { ContentsItem } from '../../lib/toc/compose-contents'
import { ContentsList } from './contents-list'
import styles from './desktop-contents.module.css'
import { useActiveHeading } from './use-active-heading'

/**
 * The list of contents beside the text, on wide screens. It marks the part that is being read. Where no
 * script runs, it stands below the text on narrow screens, too.
 */
export function DesktopContents({ contents }: { contents: readonly ContentsItem<ReactNode>[] }) {
  const activeId = useActiveHeading(contents)
  return (
    <div className={styles.contents}>
      <p className={styles.label}>On this page</p>
      <ContentsList contents={contents} activeId={activeId} />
    </div>
  )
}
