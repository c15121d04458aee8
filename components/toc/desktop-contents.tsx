import type { Heading } from 'nextra'
import { ContentsList } from './contents-list'
import styles from './desktop-contents.module.css'

/** The list of contents beside the text, on wide screens. */
export function DesktopContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <div className={styles.contents}>
      <p className={styles.label}>On this page</p>
      <ContentsList headings={headings} />
    </div>
  )
}
