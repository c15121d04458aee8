import { memo } from 'react'
import type { NavbarContext } from '../../lib/navbar/resolve-item'
import { siteConfig } from '../../site.config'
import buttonStyles from '../../styles/icon-button.module.css'
import { MenuIcon } from '../icons/menu-icon'
import { useDesktop } from '../navigation/use-desktop'
import type { OpenPage } from '../navigation/use-page'
import { useSettled } from '../navigation/use-settled'
import { MobilePanel } from './mobile-panel'
import styles from './mobile-sidebar.module.css'
import { useMobileSidebar } from './use-mobile-sidebar'

/** What the menu of narrow screens needs. */
export interface MobileSidebarProps {
  page: OpenPage
  context: NavbarContext
}

/** Closed, the panel is made anew only after another page is on the screen. */
const KeptPanel = memo(MobilePanel)

/**
 * The menu of narrow screens, with the button that opens it: the items of the navbar and the docs sidebar.
 * Nothing where there is neither. The panel is on the page on narrow screens only.
 */
export function MobileSidebar({ page, context }: MobileSidebarProps) {
  const isDesktop = useDesktop()
  const { setDialog, toggle, isOpen, open, close } = useMobileSidebar(isDesktop)
  const settled = { page: useSettled(page), context: useSettled(context) }
  const hasContent = siteConfig.navbar.items.length > 0 || page.trail.length > 0
  if (!hasContent) return null
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={`${buttonStyles.button} ${styles.toggle}`}
        aria-label="Toggle navigation bar"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <MenuIcon />
      </button>
      {isDesktop === false && (
        <KeptPanel
          setDialog={setDialog}
          isOpen={isOpen}
          close={close}
          {...(isOpen ? { page, context } : settled)}
        />
      )}
    </>
  )
}
