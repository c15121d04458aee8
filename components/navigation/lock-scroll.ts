let locks = 0

/**
 * Keeps the page from scrolling while something covers it, until the last one who asked for that lets it go.
 *
 * @returns lets it go; only the first call counts
 */
export function lockScroll(): () => void {
  let isLocked = true
  locks += 1
  document.body.style.overflow = 'hidden'
  return () => {
    if (!isLocked) return
    isLocked = false
    locks -= 1
    if (locks === 0) document.body.style.overflow = 'visible'
  }
}
