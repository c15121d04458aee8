import { useEffect, useId, useState } from 'react'
import type { NavbarMenu } from '../../lib/navbar/resolve-item'
import { Collapsible } from '../collapsible/collapsible'
import { PageLink } from '../mdx/page-link'
import { Entry } from '../navbar/entry'
import styles from './main-menu.module.css'

/**
 * A dropdown of the navbar in the menu of narrow screens. It is open at first where the open page is one of
 * its entries, and opens when it becomes one; it never closes by itself. The languages start closed, since
 * one of them is always the present one.
 */
export function MobileDropdown({ menu }: { menu: NavbarMenu }) {
  const id = useId()
  const { mobileLabel, href, entries, isActive } = menu
  const holdsOpenPage =
    isActive || entries.some((entry) => entry.kind === 'link' && entry.isActive && entry.lang === undefined)
  const [isOpen, setIsOpen] = useState(holdsOpenPage)
  useEffect(() => {
    if (holdsOpenPage) setIsOpen(true)
  }, [holdsOpenPage])
  const toggle = () => setIsOpen((before) => !before)
  const row = { className: styles.link, 'data-active': isActive, onClick: toggle }
  return (
    <>
      <div className={styles.row}>
        {href === undefined ? (
          <button type="button" aria-expanded={isOpen} aria-controls={id} {...row}>
            {mobileLabel}
          </button>
        ) : (
          <PageLink href={href} {...row}>
            {mobileLabel}
          </PageLink>
        )}
        <button
          type="button"
          className={styles.caret}
          aria-label={isOpen ? 'Collapse the dropdown' : 'Expand the dropdown'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        />
      </div>
      <Collapsible id={id} isOpen={isOpen}>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.kind === 'html' ? entry.value : `${entry.label} ${entry.href}`}>
              <Entry entry={entry} className={styles.link} />
            </li>
          ))}
        </ul>
      </Collapsible>
    </>
  )
}
