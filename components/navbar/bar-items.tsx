import type { NavbarContext } from '../../lib/navbar/resolve-item'
import { BarItem } from './bar-item'
import { ItemBoundary } from './item-boundary'
import { listItems } from './list-items'
import styles from './navbar.module.css'

/** The items on one side of the bar. */
export function BarItems({ side, context }: { side: 'left' | 'right'; context: NavbarContext }) {
  return (
    <div className={styles.items} data-side={side}>
      {listItems(side).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a site never change their places
        <ItemBoundary key={index} item={item}>
          <BarItem item={item} context={context} />
        </ItemBoundary>
      ))}
    </div>
  )
}
