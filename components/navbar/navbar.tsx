import { siteConfig } from '../../site.config'
import { ColorModeToggle } from '../color-mode/color-mode-toggle'
import { Logo } from '../icons/logo'
import { PageLink } from '../mdx/page-link'
import { MobileMenu } from './mobile-menu'
import styles from './navbar.module.css'
import { NavbarLink } from './navbar-link'

/** The navbar: the row at the top of every page. */
export function Navbar() {
  const { items } = siteConfig.navbar
  const leftItems = items.filter((item) => item.position === 'left')
  const rightItems = items.filter((item) => item.position !== 'left')
  return (
    <header className={styles.header}>
      <nav className={styles.bar} aria-label="Main">
        <MobileMenu />
        <PageLink href="/" className={styles.brand}>
          <Logo />
          <span>{siteConfig.title}</span>
        </PageLink>
        <div className={styles.items}>
          {leftItems.map((item) => (
            <NavbarLink key={item.label} item={item} className={styles.link} />
          ))}
        </div>
        <div className={styles.rightItems}>
          {rightItems.map((item) => (
            <NavbarLink key={item.label} item={item} className={styles.link} />
          ))}
        </div>
        <ColorModeToggle />
      </nav>
    </header>
  )
}
