import type { ReactNode } from 'react'
import styles from './argument-list.module.css'

/** The arguments of a field, within its row. */
export function ArgumentList({ children }: { children?: ReactNode }) {
  return (
    <>
      <p className={styles.label}>Arguments</p>
      <ul className={styles.list}>{children}</ul>
    </>
  )
}
