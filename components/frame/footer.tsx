import { siteConfig } from '../../site.config'
import styles from './footer.module.css'

/** The line at the end of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <p className={styles.copyright}>{siteConfig.footer.copyright}</p>
      <p className={styles.tagline}>{siteConfig.tagline}</p>
    </footer>
  )
}
