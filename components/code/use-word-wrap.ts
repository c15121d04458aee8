import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Whether the lines of a block wrap, and whether there is a reason to change that. */
export interface WordWrap {
  isWrapped: boolean
  /** True while lines wrap, or are longer than the block is wide. */
  isUseful: boolean
  toggle: () => void
}

/** The wrapping of long lines in a block of code. It looks anew whenever the block changes its size. */
export function useWordWrap(block: RefObject<HTMLElement | null>): WordWrap {
  const [isWrapped, setIsWrapped] = useState(false)
  const [isTooWide, setIsTooWide] = useState(false)
  useEffect(() => {
    const element = block.current
    // Wrapped lines say nothing of their length. The DOM of unit tests measures nothing.
    if (!element || isWrapped || typeof ResizeObserver === 'undefined') return
    const measure = () => startTransition(() => setIsTooWide(element.scrollWidth > element.clientWidth))
    measure()
    // Unlike the event of the window, it also tells when a tab brings the block into sight.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [block, isWrapped])
  return { isWrapped, isUseful: isWrapped || isTooWide, toggle: () => setIsWrapped(!isWrapped) }
}
