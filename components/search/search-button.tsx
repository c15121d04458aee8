import { useRouter } from 'next/router'
import type { MouseEvent } from 'react'
import { nameSearchShortcut } from '../../lib/search/search-shortcut'
import { useHydrated } from '../navigation/use-hydrated'
import { preloadSearch } from './load-search-part'
import styles from './search-button.module.css'
import { SearchIcon } from './search-icon'
import { openSearch } from './search-store'

/**
 * Opens the search: a box in the wide bar, an icon in the narrow one. What the search needs is loaded when the
 * pointer or the focus comes near.
 */
export function SearchButton() {
  const { basePath } = useRouter()
  const isHydrated = useHydrated()
  const shortcut = nameSearchShortcut(isHydrated ? navigator.platform : '')
  const preload = () => preloadSearch(basePath)
  function open({ currentTarget }: MouseEvent<HTMLElement>): void {
    // Safari gives a pressed button no focus; it could not have it back when the search closes.
    currentTarget.focus({ preventScroll: true })
    openSearch()
  }
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`Search (${shortcut.name})`}
      aria-haspopup="dialog"
      data-opens-search
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    >
      <SearchIcon />
      <span className={styles.label}>Search</span>
      <kbd className={styles.keys}>{shortcut.label}</kbd>
    </button>
  )
}
