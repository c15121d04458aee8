import type { PageCard } from '../../lib/site/data-elements'
import { LineIcon } from '../icons/line-icon'
import { PageLink } from '../mdx/page-link'
import { BreakableName } from '../text/breakable-name'
import styles from './category-cards.module.css'

const boxPath = 'M3 8 12 3l9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8'
const sheetPath = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6'

/**
 * A card for each entry of a category, in the order of the sidebar. Writers put
 * `<CategoryCards of="/docs/api/" />` into a page; the build adds the cards. Wide screens show one line of a
 * card's text, whose title has all of it.
 */
export function CategoryCards({ cards }: { cards: readonly PageCard[] }) {
  return (
    <div className={styles.frame}>
      <ul className={styles.cards}>
        {cards.map(({ title, href, description, isCategory }) => (
          <li key={href} className={styles.item}>
            <PageLink href={href} className={styles.card}>
              <h2 className={styles.title}>
                <LineIcon path={isCategory ? boxPath : sheetPath} size={20} />
                <span>
                  <BreakableName name={title} />
                </span>
              </h2>
              <p className={styles.description} title={description}>
                {description}
              </p>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
