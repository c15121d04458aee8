import { clsx } from 'clsx'
import { useRef } from 'react'
import { findFirstRoute } from '../../lib/navigation/navigation'
import { PageLink } from '../mdx/page-link'
import { useHydrated } from '../navigation/use-hydrated'
import type { CategoryLabelProps } from './category-label'
import styles from './category-label.module.css'
import { toggle } from './open-categories-store'
import { SidebarLabel } from './sidebar-label'
import linkStyles from './sidebar-link.module.css'
import { useKeptFocus } from './use-kept-focus'

/**
 * The label of a category without a page: a button that opens and closes. Until the page is interactive, a
 * link that looks the same leads to the first page of the category.
 */
export function PlainCategoryLabel({ item, page, isOpen, listId }: CategoryLabelProps) {
  const box = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  useKeptFocus(box, isHydrated)
  const look = {
    className: clsx(linkStyles.link, styles.plain, page.trail.includes(item) && linkStyles.active),
    'data-open': isOpen,
  }
  const label = <SidebarLabel title={item.title} />
  return (
    <div ref={box} className={styles.row}>
      {isHydrated ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => toggle(item.id)}
          {...look}
        >
          {label}
        </button>
      ) : (
        <PageLink href={findFirstRoute(item)} {...look}>
          {label}
        </PageLink>
      )}
    </div>
  )
}
