/** A value for the whole page, whose changes parts of the page follow with `useSyncExternalStore`. */
export interface Store<Value> {
  get: () => Value
  set: (value: Value) => void
  /** Calls a function after each change, until the function that it returns is called. */
  subscribe: (listener: () => void) => () => void
}

/** Makes a store that lasts as long as the page. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
