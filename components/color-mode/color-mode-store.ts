import {
  type ColorMode,
  type ColorModeChoice,
  colorModeKey,
  followChoice,
  getDefaultChoice,
  readChoice,
  resolveColorMode,
} from '../../lib/color-mode/color-mode'
import { siteConfig } from '../../site.config'
import { keep, readKept } from '../storage/local-storage'

/** The colours of the page, and who chose them. */
export interface ColorModeState {
  choice: ColorModeChoice
  mode: ColorMode
}

const config = siteConfig.colorMode ?? {}
const defaultState: ColorModeState = { choice: getDefaultChoice(config), mode: config.defaultMode ?? 'light' }
const systemQuery = '(prefers-color-scheme: dark)'

let state: ColorModeState | undefined
const listeners = new Set<() => void>()

/** The present state, in a browser. The script in the head has read the same. */
export function getColorMode(): ColorModeState {
  state ??= resolve(readChoice(window.location.search, readKept(colorModeKey), config))
  return state
}

/** The state that pages are built with. */
export function getServerColorMode(): ColorModeState {
  return defaultState
}

/** Calls back after each change, also of the system and of another tab. Returns the way to end that. */
export function subscribeToColorMode(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTab)
    catchUp()
    window.matchMedia(systemQuery).addEventListener('change', followSystem)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', followOtherTab)
    window.matchMedia(systemQuery).removeEventListener('change', followSystem)
  }
}

let hasCaughtUp = false

/** Shows what another tab has chosen while this page was not interactive, of which nobody has told it. */
function catchUp(): void {
  if (hasCaughtUp || config.disableSwitch) return
  hasCaughtUp = true
  const choice = readChoice(window.location.search, readKept(colorModeKey), config)
  if (choice !== getColorMode().choice || choice !== document.documentElement.dataset.themeChoice)
    show(choice)
}

/** Chooses and keeps the choice on the device. Following the system is kept as nothing. */
export function chooseColorMode(choice: ColorModeChoice): void {
  keep(colorModeKey, choice === 'system' ? undefined : choice)
  show(choice)
}

function show(choice: ColorModeChoice): void {
  state = resolve(choice)
  const { dataset } = document.documentElement
  dataset.themeChoice = choice
  dataset.theme = state.mode
  for (const listener of listeners) listener()
}

function resolve(choice: ColorModeChoice): ColorModeState {
  return { choice, mode: resolveColorMode(choice, window.matchMedia(systemQuery).matches) }
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  const isCleared = key === null
  if (config.disableSwitch || !(isCleared || key === colorModeKey)) return
  const choice = followChoice(newValue, config)
  if (newValue !== null && newValue !== choice) keep(colorModeKey, choice)
  show(choice)
}

function followSystem(): void {
  if (getColorMode().choice === 'system') show('system')
}
