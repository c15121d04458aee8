import type { ReactNode } from 'react'
import styles from './signature.module.css'

/** The definition of an element in the schema definition language. Long lines scroll inside it. */
export function Signature({ children }: { children?: ReactNode }) {
  return (
    <figure className={styles.frame} aria-label="Signature">
      <pre className={styles.signature} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  )
}
