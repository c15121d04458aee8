import type { ReactNode } from 'react'
import { siteConfig } from '../../site.config'
import styles from './hero.module.css'
import { WeighedContainer } from './weighed-container'

/** The first look at the site: tagline, what the product is, and a drawing of it at work. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.name}>{siteConfig.title}</p>
        <h1 className={styles.tagline}>{siteConfig.tagline}</h1>
        <div className={styles.lead}>{children}</div>
      </div>
      <WeighedContainer />
    </div>
  )
}
