/** The one in the middle, or halfway between the two in the middle; `NaN` of nothing. */
export function findMedian(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/**
 * The cell of a table for what was measured several times: the median, and the smallest and largest value where
 * they are written in another way.
 *
 * @param digits how many digits stand behind the point
 */
export function formatSpread(values: readonly number[], digits = 0): string {
  if (values.length === 0) return '–'
  const [median, least, most] = [findMedian(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  )
  return least === most ? `${median}` : `${median} (${least}–${most})`
}
