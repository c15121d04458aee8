import type { ComponentPropsWithoutRef, RefObject } from 'react'
import buttonStyles from '../../styles/icon-button.module.css'
import { CloseIcon } from '../icons/close-icon'
import { composeOptionId } from './compose-option-id'
import styles from './search-box.module.css'
import { SearchIcon } from './search-icon'
import { closeSearch } from './search-store'

/** What the box needs, beside its handlers. */
export interface SearchBoxProps
  extends Pick<ComponentPropsWithoutRef<'input'>, 'onChange' | 'onCompositionEnd' | 'onKeyDown'> {
  box: RefObject<HTMLInputElement>
  text: string
  /** The id of the list of choices. */
  listId: string
  /** The number of the active choice; `undefined` while there is no choice. */
  activeIndex: number | undefined
}

/**
 * The box of the search, with the way out beside it. The focus stays in the box while keys move through the
 * choices: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 */
export function SearchBox({ box, text, listId, activeIndex, ...handlers }: SearchBoxProps) {
  const hasChoices = activeIndex !== undefined
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <SearchIcon />
      </span>
      <input
        ref={box}
        className={styles.box}
        type="search"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={hasChoices}
        aria-controls={listId}
        aria-activedescendant={hasChoices ? composeOptionId(listId, activeIndex) : undefined}
        placeholder="Search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        {...handlers}
      />
      <button
        type="button"
        className={`${buttonStyles.button} ${styles.close}`}
        aria-label="Close"
        onClick={closeSearch}
      >
        <CloseIcon />
      </button>
    </div>
  )
}
