import { type ReactNode, useId } from 'react'
import { PageLink } from '../mdx/page-link'
import styles from './term.module.css'

/** What a term of the glossary shows. The build adds `meaning` and `page` from `content/terms.json`. */
export interface TermProps {
  children: ReactNode
  meaning: string
  /** Address that explains the term. */
  page?: string
}

/**
 * A word with its meaning, which a press or a key shows and Escape closes. The browser does this by
 * itself (https://developer.mozilla.org/docs/Web/API/Popover_API), before any script has run.
 */
export function Term({ children, meaning, page }: TermProps) {
  const id = useId()
  return (
    <span className={styles.term}>
      <button type="button" className={styles.word} {...{ popovertarget: id }}>
        {children}
      </button>
      <span id={id} className={styles.meaning} {...{ popover: 'auto' }}>
        {meaning}
        {page && (
          <>
            {' '}
            <PageLink href={page}>Read more</PageLink>
          </>
        )}
      </span>
    </span>
  )
}
