import type { KeyboardEvent } from 'react'
import { isComposing } from '../../lib/keyboard/is-composing'
import { moveByKey } from '../../lib/keyboard/move-by-key'

/** What the keys act on. */
export interface ChoiceActions {
  /** The active choice, counted from 0. */
  index: number
  count: number
  moveTo: (index: number) => void
  /** Goes to the active choice. */
  choose: () => void
  /** Opens the active choice in a new tab. */
  openAside: () => void
}

/** Follows a key in the box: moves through the choices, or takes one. Keys that compose a letter are left alone. */
export function followChoiceKey(event: KeyboardEvent, actions: ChoiceActions): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  if (isComposing(event.nativeEvent) || shiftKey || altKey) return
  const isAside = ctrlKey || metaKey
  if (key === 'Enter') {
    event.preventDefault()
    if (isAside) actions.openAside()
    else actions.choose()
    return
  }
  const next = isAside
    ? undefined
    : moveByKey(key, { direction: 'column', index: actions.index, count: actions.count })
  if (next === undefined) return
  event.preventDefault()
  actions.moveTo(next)
}
