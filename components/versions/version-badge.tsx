import { siteConfig } from '../../site.config'
import type { OpenPage } from '../navigation/use-page'
import styles from './version-badge.module.css'

/** The version that a page is about. Nothing on a site with one version. */
export function VersionBadge({ page }: { page: OpenPage }) {
  if (!page.version || siteConfig.docs.versions.length === 1) return null
  return <span className={styles.badge}>{`Version: ${page.version.label}`}</span>
}
