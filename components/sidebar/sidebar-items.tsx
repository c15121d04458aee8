import type { NavigationItem } from '../../lib/navigation/navigation'
import hiddenStyles from '../../styles/visually-hidden.module.css'
import type { OpenPage } from '../navigation/use-page'
import styles from './sidebar-items.module.css'
import { SidebarLink } from './sidebar-link'

/** The entries of one level of the sidebar. */
export function SidebarItems({ items, page }: { items: readonly NavigationItem[]; page: OpenPage }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.route ?? item.title} className={styles.item}>
          {item.children.length > 0 ? (
            <SidebarCategory item={item} page={page} />
          ) : (
            <SidebarLink item={item} page={page} />
          )}
        </li>
      ))}
    </ul>
  )
}

/**
 * A category that folds. With a page of its own, its label is a link and the caret beside it folds;
 * without one, the label folds. The fold is the browser's own, so it works before any script has run.
 */
function SidebarCategory({ item, page }: { item: NavigationItem; page: OpenPage }) {
  const isAroundOpenPage = page.trail.includes(item)
  return (
    <>
      {item.route !== undefined && <SidebarLink item={item} page={page} />}
      {/* The key opens a folded category anew when the reader arrives inside it. */}
      <details key={String(isAroundOpenPage)} open={isAroundOpenPage}>
        {item.route === undefined ? (
          <summary className={styles.label}>{item.title}</summary>
        ) : (
          <summary className={styles.caret}>
            <span className={hiddenStyles.hidden}>{`Pages of ${item.title}`}</span>
          </summary>
        )}
        <SidebarItems items={item.children} page={page} />
      </details>
    </>
  )
}
