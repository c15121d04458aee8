import { isLanguage, type Language, languageKey, readLanguage } from '../../lib/tabs/language'

/** The language of all examples, and how often one was chosen since the page was opened. */
export interface LanguageState {
  language: Language | undefined
  /** Grows with each choice, so that an example can tell a choice of its own from an older one. */
  choices: number
}

const nothingChosen: LanguageState = { language: undefined, choices: 0 }

let state: LanguageState | undefined
const listeners = new Set<() => void>()

/** The present state, in a browser. */
export function getLanguageState(): LanguageState {
  state ??= { language: readLanguage(window.location.search, readKept()), choices: 0 }
  return state
}

/** The state that pages are built with. */
export function getServerLanguageState(): LanguageState {
  return nothingChosen
}

/** Calls back after each change, also of one in another tab of the browser. Returns the way to end that. */
export function subscribeToLanguage(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab)
  }
}

/** Chooses the language of all examples, and keeps it on the device. `undefined` forgets it. */
export function chooseLanguage(language: Language | undefined): void {
  keep(language)
  setLanguage(language)
}

function setLanguage(language: Language | undefined): void {
  state = { language, choices: getLanguageState().choices + 1 }
  for (const listener of listeners) listener()
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === languageKey) setLanguage(isLanguage(newValue) ? newValue : undefined)
}

/** Storage may be blocked; then the choice lasts as long as the page. */
function readKept(): string | null {
  try {
    return window.localStorage.getItem(languageKey)
  } catch {
    return null
  }
}

function keep(language: Language | undefined): void {
  try {
    if (language === undefined) window.localStorage.removeItem(languageKey)
    else window.localStorage.setItem(languageKey, language)
  } catch {
    // Nothing is kept where nothing may be kept.
  }
}
