import type { ReactNode } from 'react'
import styles from './callout.module.css'

const labels = { note: 'Note', tip: 'Tip', info: 'Info', caution: 'Caution' }

/** What a box can hold. */
export interface CalloutProps {
  kind?: keyof typeof labels
  children: ReactNode
}

/** A box that stands out from the text. Its kind is said in words, not by colour alone. */
export function Callout({ kind = 'note', children }: CalloutProps) {
  return (
    <div className={styles.callout} data-kind={kind}>
      <p className={styles.label}>{labels[kind]}</p>
      {children}
    </div>
  )
}
