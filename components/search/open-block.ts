/**
 * Opens a folded block without its movement: what is in it is needed at once, and has neither a place nor can it
 * have the focus while the block grows.
 */
export function openBlock(block: HTMLDetailsElement): void {
  block.dataset.opensAtOnce = ''
  block.addEventListener('toggle', () => delete block.dataset.opensAtOnce, { once: true })
  block.open = true
}
