import {
  isLanguage,
  type Language,
  languageKey,
  readLanguage,
  setLanguageParameter,
} from '../../lib/tabs/language'
import { keep, readKept } from '../storage/local-storage'

/** The language of all examples, and how often one was chosen since the page was opened. */
export interface LanguageState {
  language: Language | undefined
  /** Grows with each choice, so that an example can tell a choice of its own from an older one. */
  choices: number
}

const nothingChosen: LanguageState = { language: undefined, choices: 0 }

let state: LanguageState | undefined
/** The query of the address that `state` knows of. */
let knownSearch = ''
const listeners = new Set<() => void>()

/**
 * The present state, in a browser. An address that was opened since, by a link or by going back, counts as
 * a choice if it asks for a language.
 */
export function getLanguageState(): LanguageState {
  const { search } = window.location
  if (state === undefined) {
    state = { language: readLanguage(search, readKept(languageKey)), choices: 0 }
  } else if (search !== knownSearch) {
    const asked = readLanguage(search, undefined) ?? state.language
    if (asked !== state.language) state = { language: asked, choices: state.choices + 1 }
  }
  knownSearch = search
  return state
}

/** The state that pages are built with. */
export function getServerLanguageState(): LanguageState {
  return nothingChosen
}

/**
 * Calls back after each change, also of one in another tab of the browser. Returns the way to end that. The
 * other tabs are followed on: a language that is chosen there while this one shows a page without examples
 * holds on the next page.
 */
export function subscribeToLanguage(listener: () => void): () => void {
  window.addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Chooses the language of all examples, keeps it on the device and writes it into the address. `undefined`
 * forgets it.
 */
export function chooseLanguage(language: Language | undefined): void {
  keep(languageKey, language)
  setLanguage(language)
}

function setLanguage(language: Language | undefined): void {
  state = { language, choices: getLanguageState().choices + 1 }
  const hasExamples = listeners.size > 0
  if (hasExamples) showInAddress(language)
  for (const listener of listeners) listener()
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  const isCleared = key === null
  if (isCleared || key === languageKey) setLanguage(isLanguage(newValue) ? newValue : undefined)
}

/**
 * The router of Next.js would scroll to the part that the address names; the state that it keeps beside
 * each address stays, so that going back works.
 */
function showInAddress(language: Language | undefined): void {
  const { pathname, search, hash } = window.location
  const address = setLanguageParameter(`${pathname}${search}${hash}`, language)
  window.history.replaceState({ ...window.history.state, as: address }, '', address)
}
