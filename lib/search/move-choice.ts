/**
 * The index of the choice that a key in the search box leads to; `undefined` for a key that leads to none.
 * Behind the last one comes the first one.
 *
 * @param index the choice that is active, counted from 0
 */
export function moveChoice(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
