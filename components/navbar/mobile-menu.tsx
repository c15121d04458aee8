import { useRouter } from 'next/router'
import { type RefObject, useEffect, useRef } from 'react'
import { siteConfig } from '../../site.config'
import { CloseIcon } from '../icons/close-icon'
import { MenuIcon } from '../icons/menu-icon'
import { usePage } from '../navigation/use-page'
import { DocsSidebar } from '../sidebar/docs-sidebar'
import styles from './mobile-menu.module.css'
import { NavbarLink } from './navbar-link'

const menuId = 'mobile-menu'

/** The width from which the bar and the sidebar show what the menu holds. */
const desktopQuery = '(min-width: 997px)'

/**
 * The menu of narrow screens: the bar's links and the docs sidebar in the browser's own modal dialog,
 * which keeps the focus inside, closes on Escape and gives the focus back. The buttons are commands
 * in HTML, so the menu opens before any script has run; where the browser does not know commands yet,
 * the script does the same.
 */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const page = usePage()
  useClosing(dialog)
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label="Toggle navigation bar"
        aria-haspopup="dialog"
        onClick={() => runWithoutCommands(() => dialog.current?.showModal())}
        {...{ commandfor: menuId, command: 'show-modal' }}
      >
        <MenuIcon />
      </button>
      <dialog ref={dialog} id={menuId} className={styles.dialog} aria-label="Menu" {...{ closedby: 'any' }}>
        <div className={styles.panel}>
          <button
            type="button"
            className={styles.close}
            aria-label="Close navigation bar"
            onClick={() => runWithoutCommands(() => dialog.current?.close())}
            {...{ commandfor: menuId, command: 'close' }}
          >
            <CloseIcon />
          </button>
          <ul className={styles.items}>
            {siteConfig.navbar.items.map((item) => (
              <li key={item.label}>
                <NavbarLink item={item} className={styles.link} />
              </li>
            ))}
          </ul>
          <DocsSidebar page={page} />
        </div>
      </dialog>
    </>
  )
}

/** Closes the menu when the page changes, when the window gets wide enough for the bar, and by its backdrop. */
function useClosing(dialog: RefObject<HTMLDialogElement | null>) {
  const { events } = useRouter()
  useEffect(() => {
    const menu = dialog.current
    const close = () => menu?.close()
    const closeFromBackdrop = (event: MouseEvent) => event.target === menu && close()
    const desktop = window.matchMedia(desktopQuery)
    desktop.addEventListener('change', close)
    menu?.addEventListener('click', closeFromBackdrop)
    events.on('routeChangeStart', close)
    return () => {
      desktop.removeEventListener('change', close)
      menu?.removeEventListener('click', closeFromBackdrop)
      events.off('routeChangeStart', close)
    }
  }, [dialog, events])
}

/** Runs an action only where the browser does not know HTML commands; else it would run twice. */
function runWithoutCommands(action: () => void) {
  if (!('command' in HTMLButtonElement.prototype)) action()
}
