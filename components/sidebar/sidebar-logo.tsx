import { siteConfig } from '../../site.config'
import { Logo } from '../icons/logo'
import { PageLink } from '../mdx/page-link'
import styles from './sidebar-logo.module.css'

/**
 * The way home while the navbar is out of view. Shown, the navbar lies above it and has the same link, so
 * keyboards and screen readers get that one alone. Text that is too long for the row is left out.
 */
export function SidebarLogo() {
  return (
    <PageLink href="/" className={styles.logo} tabIndex={-1} aria-hidden="true">
      <Logo />
      <span className={styles.title}>{siteConfig.title}</span>
    </PageLink>
  )
}
