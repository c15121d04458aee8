import { useEffect, useState } from 'react'

/** False at first, true after a time in milliseconds. */
export function useDelay(duration: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setIsOver(true), duration)
    return () => window.clearTimeout(timer)
  }, [duration])
  return isOver
}
