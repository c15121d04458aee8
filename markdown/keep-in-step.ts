/**
 * Wraps a reading of the project's files for many calls. The last reading serves for as long as the files have the
 * same stamp; while the site is built, they have one for good. While pages are edited, a mistake is printed and the
 * last good reading stays, since an error here would end the watch for good.
 *
 * @param read reads the files; throws on mistakes
 * @param readStamp a text that changes when one of the files does; may throw like `read`
 * @returns the present reading. Throws what `read` throws when there is no good reading to keep.
 */
export function keepInStep<Value>(read: () => Value, readStamp: () => string): () => Value {
  let kept: { value: Value } | undefined
  let keptStamp: string | undefined
  let printed: string | undefined
  return () => {
    try {
      const stamp = readStamp()
      if (kept && stamp === keptStamp) return kept.value
      keptStamp = stamp
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
