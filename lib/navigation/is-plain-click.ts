/** The parts of a mouse event that say whether it is meant for this page. */
export interface ClickKeys {
  button: number
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** False for clicks by which readers ask for a new tab, a new window or a download. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: ClickKeys): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
