/**
 * The index of the tab that a key moves the focus to; `undefined` for a key that moves nothing. Behind the
 * last tab comes the first one.
 *
 * @param index the tab that has the focus, counted from 0
 */
export function moveFocus(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
