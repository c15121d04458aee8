import type { NavigationItem } from '../../lib/navigation/navigation'
import { HomeIcon } from '../icons/home-icon'
import { PageLink } from '../mdx/page-link'
import { BreakableName } from '../text/breakable-name'
import styles from './breadcrumbs.module.css'

/** The way from the home page to the open page. A category without a page is plain text. */
export function Breadcrumbs({ trail }: { trail: readonly NavigationItem[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.list}>
        <li className={styles.item}>
          <PageLink href="/" className={styles.link} aria-label="Home page">
            <HomeIcon />
          </PageLink>
        </li>
        {trail.map((item, index) => (
          <li key={item.id} className={styles.item}>
            <Crumb item={item} isOpenPage={index === trail.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Crumb({ item, isOpenPage }: { item: NavigationItem; isOpenPage: boolean }) {
  if (isOpenPage) {
    return (
      <span className={styles.current} aria-current="page">
        <BreakableName name={item.title} />
      </span>
    )
  }
  if (item.route === undefined) return <span className={styles.text}>{item.title}</span>
  return (
    <PageLink href={item.route} className={styles.link}>
      {item.title}
    </PageLink>
  )
}
