import { useEffect, useSyncExternalStore } from 'react'
import { composeVisit } from '../../lib/sidebar/open-categories'
import { useBrowserLayoutEffect } from '../navigation/use-browser-layout-effect'
import { useHydrated } from '../navigation/use-hydrated'
import type { OpenPage } from '../navigation/use-page'
import {
  getOpenCategories,
  getServerOpenCategories,
  listOpen,
  noteVisit,
  subscribeToOpenCategories,
} from './open-categories-store'

/** The ids of the categories that are open on a page. */
export function useOpenCategories({ canonicalRoute, trail }: OpenPage): readonly string[] {
  const categories = useSyncExternalStore(
    subscribeToOpenCategories,
    getOpenCategories,
    getServerOpenCategories,
  )
  return listOpen(categories, composeVisit(canonicalRoute, trail))
}

/**
 * Notes that the reader has come to a page, and shows the entries, which a script in the head of the page
 * makes invisible until the open categories are restored.
 */
export function useVisit({ canonicalRoute, trail }: OpenPage): void {
  const isHydrated = useHydrated()
  useBrowserLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.sidebarRestoring
  }, [isHydrated])
  useEffect(() => noteVisit(composeVisit(canonicalRoute, trail)))
}
