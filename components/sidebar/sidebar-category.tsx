import { type ReactNode, useId } from 'react'
import type { NavigationItem } from '../../lib/navigation/navigation'
import { Collapsible } from '../collapsible/collapsible'
import type { OpenPage } from '../navigation/use-page'
import { LinkedCategoryLabel } from './linked-category-label'
import { PlainCategoryLabel } from './plain-category-label'
import { useOpenCategories } from './use-open-categories'

/** What a category of the sidebar needs. */
export interface SidebarCategoryProps {
  item: NavigationItem
  page: OpenPage
  /** The entries in it. */
  children: ReactNode
}

/** A category that opens and closes: its label, and below it what it holds. */
export function SidebarCategory({ item, page, children }: SidebarCategoryProps) {
  const listId = useId()
  const isOpen = useOpenCategories(page).includes(item.id)
  const Label = item.route === undefined ? PlainCategoryLabel : LinkedCategoryLabel
  return (
    <>
      <Label item={item} page={page} isOpen={isOpen} listId={listId} />
      <Collapsible isOpen={isOpen} id={listId}>
        {children}
      </Collapsible>
    </>
  )
}
