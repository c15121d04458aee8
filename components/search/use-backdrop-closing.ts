import { type MouseEvent, useRef } from 'react'
import { closeSearch } from './search-store'

/**
 * Handlers for a dialog without a padding: a press on its backdrop closes the search. A text that is selected
 * from the box to the backdrop is no press on it.
 */
export function useBackdropClosing() {
  const startedOutside = useRef(false)
  return {
    onMouseDown: ({ target, currentTarget }: MouseEvent) => {
      startedOutside.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (startedOutside.current && target === currentTarget) closeSearch()
    },
  }
}
