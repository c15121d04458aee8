import type { OpenPage } from '../navigation/use-page'
import styles from './docs-sidebar.module.css'
import { SidebarItems } from './sidebar-items'
import { SidebarLink } from './sidebar-link'
import { useVisit } from './use-open-categories'

/** The tree of the guide that the reader is in, and below it the ways to the other guides. */
export function DocsSidebar({ page }: { page: OpenPage }) {
  useVisit(page)
  const [openGuide] = page.trail
  const otherGuides = page.guides.filter((guide) => guide !== openGuide)
  return (
    <nav aria-label="Docs sidebar" className={styles.sidebar}>
      {openGuide && (
        <p className={styles.guide}>
          <SidebarLink item={openGuide} page={page} />
        </p>
      )}
      <div className={styles.entries}>
        {openGuide && <SidebarItems items={openGuide.children} page={page} category={openGuide} />}
        {otherGuides.length > 0 && (
          <>
            <p className={styles.label}>{openGuide ? 'Other guides' : 'Guides'}</p>
            <ul className={styles.others}>
              {otherGuides.map((guide) => (
                <li key={guide.id}>
                  <SidebarLink item={guide} page={page} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </nav>
  )
}
