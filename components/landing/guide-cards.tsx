import type { ReactNode } from 'react'
import { PageLink } from '../mdx/page-link'
import styles from './guide-cards.module.css'

/** The ways into the site, side by side. */
export function GuideCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}

/** What one way in shows. */
export interface GuideCardProps {
  title: string
  href: string
  children: ReactNode
}

/** One way into the site: a guide and whom it is for. */
export function GuideCard({ title, href, children }: GuideCardProps) {
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>
        <PageLink href={href} className={styles.link}>
          {title}
        </PageLink>
      </h2>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
