/**
 * Wraps a reading of the project's files for many calls. The last reading serves for as long as the files have the
 * same stamp; while the site is built, they have one for good. While pages are edited, a mistake is printed and the
 * last good reading stays, since an error here would end the watch for good.
 *
 * @param read reads the files; throws on mistakes
 * @param readStamp a text that changes when one of the files does
 * @returns the present reading. Throws what `read` throws when there is no good reading to keep.
 */
export function keepInStep<Value>(read: () => Value, readStamp: () => string): () => Value {
  let kept: { stamp: string; value: Value } | undefined
  let printed: string | undefined
  return () => {
    const stamp = readStamp()
    if (kept?.stamp === stamp) return kept.value
    try {
      kept = { stamp, value: read() }
      printed = undefined
    } catch (error) {
      if (!kept) throw error
      kept.stamp = stamp
      const { message } = error as Error
      if (message !== printed) console.error(message)
      printed = message
    }
    return kept.value
  }
}
