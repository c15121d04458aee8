/** The keys that lead to the next and the previous entry of a list, by the direction that it runs in. */
const arrowKeys = {
  row: { next: 'ArrowRight', previous: 'ArrowLeft' },
  'row to the left': { next: 'ArrowLeft', previous: 'ArrowRight' },
  column: { next: 'ArrowDown', previous: 'ArrowUp' },
} as const

/** A list that keys move through. */
export interface KeyedList {
  direction: keyof typeof arrowKeys
  /** The entry that the key starts from, counted from 0. */
  index: number
  count: number
}

/**
 * The index of the entry that a key leads to; `undefined` for a key that leads to none, and in an empty list.
 * Behind the last entry comes the first one.
 */
export function moveByKey(key: string, { direction, index, count }: KeyedList): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case arrowKeys[direction].next:
      return (index + 1) % count
    case arrowKeys[direction].previous:
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
