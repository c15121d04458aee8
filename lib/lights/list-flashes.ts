/** A time during which the light is on, in milliseconds from the start of the window. */
export interface Flash {
  start: number
  duration: number
}

/**
 * The flashes of a rhythm within a window of time. The last one may be cut by the end of the window.
 *
 * @param rhythm durations in milliseconds, in turn on and off; at least one must be above 0
 * @param windowDuration length of the window in milliseconds
 */
export function listFlashes(rhythm: readonly number[], windowDuration: number): Flash[] {
  const flashes: Flash[] = []
  let time = 0
  for (let index = 0; time < windowDuration; index += 1) {
    const duration = rhythm[index % rhythm.length] ?? windowDuration
    if (index % 2 === 0) flashes.push({ start: time, duration: Math.min(duration, windowDuration - time) })
    time += duration
  }
  return flashes
}
