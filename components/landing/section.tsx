import type { ReactNode } from 'react'
import styles from './section.module.css'

/** What a section of the landing page holds. */
export interface SectionProps {
  title: string
  children: ReactNode
}

/** A section of the landing page under its own heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
