import { useEffect, useRef, useState } from 'react'

/**
 * A text that is to be read aloud: it changes at most once in each stretch of time, to what it is by then.
 *
 * @param gap in milliseconds
 */
export function useSpacedText(text: string, gap: number): string {
  const [spoken, setSpoken] = useState('')
  const lastChange = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (text === spoken) return
    const wait = Math.max(0, lastChange.current + gap - performance.now())
    const timer = window.setTimeout(() => {
      lastChange.current = performance.now()
      setSpoken(text)
    }, wait)
    return () => window.clearTimeout(timer)
  }, [text, spoken, gap])
  return spoken
}
