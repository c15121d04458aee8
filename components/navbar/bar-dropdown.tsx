import type { NavbarMenu } from '../../lib/navbar/resolve-item'
import { useDropdown } from '../dropdown/use-dropdown'
import { LanguageIcon } from '../icons/language-icon'
import { PageLink } from '../mdx/page-link'
import styles from './bar-dropdown.module.css'
import { Entry } from './entry'
import barStyles from './navbar.module.css'

/**
 * A menu of the bar: a list of links that shows while the pointer is over it, and that its trigger opens and
 * closes. A trigger that is a link is followed by a click; Enter and Space open its menu.
 */
export function BarDropdown({ menu }: { menu: NavbarMenu }) {
  const { isOpen, toggle, rootAttributes, toggleByKey } = useDropdown()
  const trigger = { className: barStyles.link, 'aria-haspopup': true, 'aria-expanded': isOpen } as const
  const label = (
    <>
      {menu.icon === 'languages' && <LanguageIcon />}
      {menu.label}
      <span className={styles.caret} aria-hidden="true" />
    </>
  )
  return (
    <div className={styles.dropdown} {...rootAttributes}>
      {menu.href === undefined ? (
        <button type="button" {...trigger} onClick={toggle}>
          {label}
        </button>
      ) : (
        <PageLink
          href={menu.href}
          role="button"
          {...trigger}
          data-active={menu.isActive}
          aria-current={menu.isActive ? 'page' : undefined}
          onKeyDown={toggleByKey}
        >
          {label}
        </PageLink>
      )}
      <ul className={styles.menu}>
        {menu.entries.map((entry) => (
          <li key={entry.kind === 'html' ? entry.value : `${entry.label} ${entry.href}`}>
            <Entry entry={entry} className={styles.entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}
