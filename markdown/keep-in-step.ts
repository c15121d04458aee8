/**
 * Wraps a reading of the project's files for many calls. While the site is built, files do not
 * change, so the first reading serves all. While pages are edited, each call reads anew; a mistake is
 * printed and the last good reading stays, since an error here would end the watch for good.
 *
 * @param read reads the files; throws on mistakes
 * @returns the present reading. Throws what `read` throws when there is no good reading to keep.
 */
export function keepInStep<Value>(read: () => Value, isDevelopment: boolean): () => Value {
  let kept: { value: Value } | undefined
  let printed: string | undefined
  return () => {
    if (kept && !isDevelopment) return kept.value
    try {
      kept = { value: read() }
      printed = undefined
    } catch (error) {
      if (!kept) throw error
      const { message } = error as Error
      if (message !== printed) console.error(message)
      printed = message
    }
    return kept.value
  }
}
