import { startTransition, useEffect, useState } from 'react'

/**
 * The value before, until what a new one changes elsewhere is on the screen: for parts that may follow the text and
 * must not keep the reader waiting.
 */
export function useSettled<Value extends object>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => startTransition(() => setSettled(value)), [value])
  return settled
}
