const collator = new Intl.Collator('en', { numeric: true })

/**
 * Compares two versions number by number, so that `v9` comes before `v10` and `1.0.6` before `1.1.0`.
 *
 * @returns below 0 when the first is older, above 0 when it is newer, 0 when they are the same
 */
export function compareVersions(first: string, second: string): number {
  return collator.compare(first, second)
}
