import type { ColorModeConfig } from './color-mode-schema'

/** The colours of the site. */
export type ColorMode = 'light' | 'dark'

/** What the reader chose: colours, or to follow the system. */
export type ColorModeChoice = ColorMode | 'system'

/** The colour that each mode gives the browser around the page: the page's own background (styles/tokens.css). */
export const frameColors: Record<ColorMode, string> = { light: '#ffffff', dark: '#0d1413' }

/** Where the choice is kept on the device. Nothing is kept while the system is followed. */
export const colorModeKey = 'theme'

/** The parameter of an address that asks for colours until the page is loaded anew. */
export const colorModeParameter = 'theme'

/** True for a value that names colours. */
export function isColorMode(value: unknown): value is ColorMode {
  return value === 'light' || value === 'dark'
}

/** The choice of a reader who has not chosen. */
export function getDefaultChoice({ defaultMode = 'light', followSystem }: ColorModeConfig): ColorModeChoice {
  return followSystem ? 'system' : defaultMode
}

/**
 * The choice that a page opens with: what its address asks for, else what is kept, else the default. Other
 * values count as none, and without a switch nothing but the default counts.
 *
 * @param search the query of the address, with or without its question mark
 * @param kept what is kept on the device, as it was read
 */
export function readChoice(
  search: string,
  kept: string | undefined,
  config: ColorModeConfig,
): ColorModeChoice {
  if (config.disableSwitch) return config.defaultMode ?? 'light'
  const asked = new URLSearchParams(search).get(colorModeParameter)
  return [asked, kept].find(isColorMode) ?? getDefaultChoice(config)
}

/**
 * The choice that this tab takes over when another one has changed what is kept. What names no colours stands for
 * light ones, whatever the default is: it is then kept in its place, so that all tabs agree on what they show.
 *
 * @param kept what is kept now; `null` for nothing
 */
export function followChoice(kept: string | null, config: ColorModeConfig): ColorModeChoice {
  if (kept === null) return getDefaultChoice(config)
  return isColorMode(kept) ? kept : 'light'
}

/** The colours that a choice stands for. */
export function resolveColorMode(choice: ColorModeChoice, isSystemDark: boolean): ColorMode {
  if (choice !== 'system') return choice
  return isSystemDark ? 'dark' : 'light'
}

/** The choice that the next press of the switch makes. The system is one of three where it is followed. */
export function getNextChoice(choice: ColorModeChoice, { followSystem }: ColorModeConfig): ColorModeChoice {
  if (choice === 'light') return 'dark'
  return choice === 'dark' && followSystem ? 'system' : 'light'
}
