/**
 * A function that works out its result once for each object, such as a schema, which does not change: what pages
 * ask for again and again is there after the first time.
 */
export function rememberFor<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const kept = known.get(key) ?? { value: compute(key) }
    known.set(key, kept)
    return kept.value
  }
}

/**
 * A function that keeps its last result for as long as it is asked with the same texts, such as those of files that
 * are read again and again and seldom change. What throws is not kept.
 */
export function rememberLast<Texts extends readonly string[], Value>(
  compute: (...texts: Texts) => Value,
): (...texts: Texts) => Value {
  let kept: { texts: Texts; value: Value } | undefined
  return (...texts) => {
    if (!kept?.texts.every((text, index) => text === texts[index])) kept = { texts, value: compute(...texts) }
    return kept.value
  }
}
