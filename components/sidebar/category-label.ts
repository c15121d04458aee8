import type { NavigationItem } from '../../lib/navigation/navigation'
import type { OpenPage } from '../navigation/use-page'

/** What the label of a category needs. */
export interface CategoryLabelProps {
  item: NavigationItem
  page: OpenPage
  isOpen: boolean
  /** The id of the element that the label opens. */
  listId: string
}
