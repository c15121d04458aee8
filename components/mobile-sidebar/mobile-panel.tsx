import type { MouseEvent, RefCallback } from 'react'
import { siteConfig } from '../../site.config'
import dialogStyles from '../../styles/dialog.module.css'
import buttonStyles from '../../styles/icon-button.module.css'
import { ColorModeToggle } from '../color-mode/color-mode-toggle'
import { CloseIcon } from '../icons/close-icon'
import { Logo } from '../icons/logo'
import { PageLink } from '../mdx/page-link'
import { DocsSidebar } from '../sidebar/docs-sidebar'
import { inertWhen } from './inert-when'
import { MainMenu } from './main-menu'
import styles from './mobile-panel.module.css'
import type { MobileSidebarProps } from './mobile-sidebar'
import { useShownMenu } from './use-shown-menu'

/** What the panel needs. */
export interface MobilePanelProps extends MobileSidebarProps {
  setDialog: RefCallback<HTMLDialogElement>
  isOpen: boolean
  close: () => void
}

/**
 * The panel of narrow screens. On a docs page it shows the docs sidebar first, with the way to the main menu
 * above it; elsewhere it is the main menu alone. A followed link closes it.
 */
export function MobilePanel({ setDialog, isOpen, close, page, context }: MobilePanelProps) {
  const hasMainMenu = siteConfig.navbar.items.length > 0
  const hasDocsMenu = page.trail.length > 0
  const { showsDocs, showMainMenu, mainMenu } = useShownMenu(isOpen, hasDocsMenu)

  function followPress({ target, currentTarget }: MouseEvent) {
    const isBackdrop = target === currentTarget
    const isLink = (target as Element).closest('a[href]') !== null
    if (isBackdrop || isLink) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are followed by keys, too, and Escape closes the dialog
    <dialog
      ref={setDialog}
      className={`${dialogStyles.dialog} ${styles.panel}`}
      aria-label="Menu"
      onClick={followPress}
      onClose={close}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          <PageLink href="/" className={styles.brand}>
            <Logo />
            <span>{siteConfig.title}</span>
          </PageLink>
          <div className={styles.buttons}>
            <ColorModeToggle />
            <button
              type="button"
              className={`${buttonStyles.button} ${styles.close}`}
              aria-label="Close navigation bar"
              onClick={close}
            >
              <CloseIcon />
            </button>
          </div>
        </div>
        <div className={styles.menus} data-shows={showsDocs ? 'docs' : 'main'}>
          <div ref={mainMenu} className={styles.menu} {...inertWhen(showsDocs)}>
            <MainMenu context={context} />
          </div>
          {hasDocsMenu && (
            <div className={styles.menu} data-docs-menu {...inertWhen(!showsDocs)}>
              {hasMainMenu && (
                <button type="button" className={styles.back} onClick={showMainMenu}>
                  <span className={styles.arrow}>←</span> Back to main menu
                </button>
              )}
              <DocsSidebar page={page} />
            </div>
          )}
        </div>
      </div>
    </dialog>
  )
}
