import { useSyncExternalStore } from 'react'
import {
  type ColorModeState,
  getColorMode,
  getServerColorMode,
  subscribeToColorMode,
} from './color-mode-store'

/** The colours of the page, and who chose them. */
export function useColorMode(): ColorModeState {
  return useSyncExternalStore(subscribeToColorMode, getColorMode, getServerColorMode)
}
