import type { ReactNode } from 'react'
import type { PageCard } from '../../lib/site/data-elements'
import { PageLink } from '../mdx/page-link'
import styles from './latest-release.module.css'

/** What the note of a release shows. */
export interface LatestReleaseProps {
  /** The product's name. */
  product: string
  /** The page that lists all releases of the product. */
  all: string
  /** What the link to that page says. */
  children: ReactNode
  /** The newest entry of the folder named in `of`; the build adds it. */
  release: PageCard
}

/** The newest release of a product, with the way to all of them. */
export function LatestRelease({ product, all, children, release }: LatestReleaseProps) {
  return (
    <p className={styles.release}>
      <span className={styles.product}>{product}</span>
      <PageLink href={release.href} className={styles.version}>
        {release.title}
      </PageLink>
      <PageLink href={all} className={styles.all}>
        {children}
      </PageLink>
    </p>
  )
}
