import { type ReactNode, useId, useState } from 'react'
import type { ContentsItem } from '../../lib/toc/compose-contents'
import { Collapsible } from '../collapsible/collapsible'
import { ContentsList } from './contents-list'
import styles from './mobile-contents.module.css'

/** The list of contents above the text, folded, on narrow screens. It stays open when a link is followed. */
export function MobileContents({ contents }: { contents: readonly ContentsItem<ReactNode>[] }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.contents}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        On this page
      </button>
      <Collapsible isOpen={isOpen} id={id} className={styles.list}>
        <ContentsList contents={contents} />
      </Collapsible>
    </div>
  )
}
