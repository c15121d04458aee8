import type { PageCard } from '../../lib/site/data-elements'
import { PageLink } from '../mdx/page-link'
import { BreakableName } from '../text/breakable-name'
import styles from './category-cards.module.css'

/**
 * A card for each entry of a category, in the order of the sidebar. Writers put
 * `<CategoryCards of="/docs/api/" />` into a page; the build adds the cards.
 */
export function CategoryCards({ cards }: { cards: readonly PageCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, href, description }) => (
        <li key={href} className={styles.item}>
          <PageLink href={href} className={styles.card}>
            <h2 className={styles.title}>
              <BreakableName name={title} />
            </h2>
            <p className={styles.description}>{description}</p>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
