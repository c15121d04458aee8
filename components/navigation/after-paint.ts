/** How long a frame is waited for, in milliseconds: a window that lies behind others gets none. */
const frameTimeout = 200

/**
 * Calls a function when what has changed is on the screen, or soon where nothing is shown.
 *
 * @returns a function that cancels the call
 */
export function callAfterPaint(callback: () => void): () => void {
  // The first task after a frame begins when the frame is painted.
  let task: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    clearTimeout(task)
    task = setTimeout(callback)
  })
  task = setTimeout(() => {
    cancelAnimationFrame(frame)
    callback()
  }, frameTimeout)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}
