import { siteConfig } from '../../site.config'
import { AnnouncementBar } from '../announcement-bar/announcement-bar'
import { ColorModeToggle } from '../color-mode/color-mode-toggle'
import { Logo } from '../icons/logo'
import { PageLink } from '../mdx/page-link'
import { MobileSidebar } from '../mobile-sidebar/mobile-sidebar'
import { usePage } from '../navigation/use-page'
import { docsSidebarId } from '../sidebar/docs-sidebar-id'
import { BarItems } from './bar-items'
import { BarSearch } from './bar-search'
import styles from './navbar.module.css'
import { useHideableNavbar } from './use-hideable-navbar'
import { useNavbarContext } from './use-navbar-context'
import { useNavbarHeight } from './use-navbar-height'
import { useUncoveredFocus } from './use-uncovered-focus'

/** Whether an item says where the search stands; without one, it stands at the end of the bar. */
const hasSearchItem = siteConfig.navbar.items.some(({ type }) => type === 'search')

/** The navbar: the row at the top of every page, below the announcement. */
export function Navbar() {
  const { navbar, isVisible, hidesOnScroll } = useHideableNavbar()
  useNavbarHeight(navbar)
  useUncoveredFocus(navbar, isVisible)
  const context = useNavbarContext()
  const page = usePage()
  const hasDocsMenu = page.trail.length > 0
  return (
    <>
      <AnnouncementBar />
      <nav
        ref={navbar}
        className={styles.navbar}
        aria-label="Main"
        data-hides={hidesOnScroll || undefined}
        data-hidden={!isVisible}
      >
        <div className={styles.bar}>
          <MobileSidebar page={page} context={context} />
          <PageLink href="/" className={styles.brand}>
            <Logo />
            <span>{siteConfig.title}</span>
          </PageLink>
          {hasDocsMenu && (
            <a href={`#${docsSidebarId}`} className={`${styles.link} ${styles.menuLink}`}>
              Menu
            </a>
          )}
          <BarItems side="left" context={context} />
          <div className={styles.end}>
            <BarItems side="right" context={context} />
            <ColorModeToggle className={styles.colorMode} />
            {!hasSearchItem && <BarSearch />}
          </div>
        </div>
      </nav>
    </>
  )
}
