/** What is looked at of a pressed key. */
export interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** True for Ctrl+K and Cmd+K, without other modifier keys. */
export function isSearchShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey
}

/** How the keys are called on a device. */
export interface ShortcutNames {
  /** On the keys: `Ctrl K`. */
  label: string
  /** In a sentence: `Ctrl+K`. */
  name: string
}

/**
 * The names of the keys that open the search.
 *
 * @param platform as the browser names it in `navigator.platform`; empty while that is unknown
 */
export function nameSearchShortcut(platform: string): ShortcutNames {
  const modifier = /^(mac|iphone|ipad|ipod)/i.test(platform) ? '⌘' : 'Ctrl'
  return { label: `${modifier} K`, name: `${modifier}+K` }
}
