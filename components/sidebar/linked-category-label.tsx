import type { MouseEvent } from 'react'
import { isPlainClick } from '../../lib/navigation/is-plain-click'
import type { CategoryLabelProps } from './category-label'
import styles from './category-label.module.css'
import { open, toggle } from './open-categories-store'
import { SidebarLink } from './sidebar-link'

/**
 * The label of a category with a page: a link, and a button that opens and closes. On the page itself the
 * link does what the button does.
 */
export function LinkedCategoryLabel({ item, page, isOpen, listId }: CategoryLabelProps) {
  function follow(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    if (item.route !== page.canonicalRoute) {
      open(item.id)
      return
    }
    event.preventDefault()
    toggle(item.id)
  }

  return (
    <div className={styles.row}>
      <SidebarLink item={item} page={page} onClick={follow} />
      <button
        type="button"
        className={styles.caret}
        aria-label={`${isOpen ? 'Collapse' : 'Expand'} sidebar category '${item.title}'`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => toggle(item.id)}
      />
    </div>
  )
}
