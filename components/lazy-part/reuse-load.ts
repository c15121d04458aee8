/**
 * Loads something once: all who ask get the same promise. A failed one is not kept, so that the next one who
 * asks tries again.
 */
export function reuseLoad<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined
  return () => {
    if (loaded) return loaded
    const attempt = load()
    loaded = attempt
    attempt.catch(() => {
      loaded = undefined
    })
    return attempt
  }
}
