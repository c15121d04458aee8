/** Longer than a frame takes that the browser shows, in milliseconds. */
const longestFrame = 200

/**
 * Calls a function when what has changed is on the screen, or soon where nothing is shown, as in a window that lies
 * behind others.
 *
 * @returns what takes it back, if it was not called yet
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
  }, longestFrame)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}
