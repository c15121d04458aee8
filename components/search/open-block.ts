/**
 * Opens a folded block without its movement: what is in it is needed at once, and has neither a place nor can it
 * have the focus while the block grows.
 */
export function openBlock(block: HTMLDetailsElement): void {
  block.dataset.opensAtOnce = ''
  block.open = true
  // The browser looks at the styles now. What has changed by then does not move any more.
  block.getBoundingClientRect()
  delete block.dataset.opensAtOnce
}
