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
