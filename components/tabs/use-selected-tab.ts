import { useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { isLanguage } from '../../lib/tabs/language'
import {
  chooseLanguage,
  getLanguageState,
  getServerLanguageState,
  subscribeToLanguage,
} from './language-store'

/** The selected tab of a group, and the way to select another one. */
export interface SelectedTab {
  selected: string
  /** Selects a tab. The element that was pressed keeps its place on the screen. */
  select: (value: string, pressed: HTMLElement) => void
}

/**
 * Which tab of a group is selected. A language is selected in all groups at once and remembered; the first
 * tab of a group forgets it again; every other tab is selected in its own group alone, until a language is
 * chosen anew.
 *
 * @param values the values of the tabs, in their order
 */
export function useSelectedTab(values: readonly string[]): SelectedTab {
  const { language, choices } = useSyncExternalStore(
    subscribeToLanguage,
    getLanguageState,
    getServerLanguageState,
  )
  const [own, setOwn] = useState<{ value: string; choices: number }>()
  const first = values[0] ?? ''
  const ownValue = own?.choices === choices ? own.value : undefined
  const selected = ownValue ?? (language !== undefined && values.includes(language) ? language : first)

  function select(value: string, pressed: HTMLElement): void {
    const before = pressed.getBoundingClientRect().top
    if (!isLanguage(value) && value !== first) {
      setOwn({ value, choices })
      return
    }
    flushSync(() => chooseLanguage(isLanguage(value) ? value : undefined))
    window.scrollBy(0, pressed.getBoundingClientRect().top - before)
  }

  return { selected, select }
}
