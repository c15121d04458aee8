import type { ReactNode } from 'react'
import styles from './code-button.module.css'

/** What a button of a code block needs. */
export interface CodeButtonProps {
  /** What screen readers call it. */
  name: string
  /** What the mouse pointer shows. */
  title: string
  onPress: () => void
  /** Its icon. */
  children: ReactNode
}

/** A small button that lies on a code block. */
export function CodeButton({ name, title, onPress, children }: CodeButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={name} title={title} onClick={onPress}>
      {children}
    </button>
  )
}
