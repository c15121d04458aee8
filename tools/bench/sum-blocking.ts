import type { TimelineEntry } from './timeline-entry'

/** A task up to this long, in milliseconds, keeps no reader waiting. */
const shortTask = 50

/**
 * Total Blocking Time, https://web.dev/articles/tbt: how much longer than 50 ms the tasks between two times were. Of
 * a task that reaches over an end, what lies between counts.
 *
 * @returns in milliseconds
 */
export function sumBlocking(tasks: readonly TimelineEntry[], from: number, until: number): number {
  return tasks
    .map(({ startTime, duration }) => Math.min(startTime + duration, until) - Math.max(startTime, from))
    .reduce((sum, length) => sum + Math.max(0, length - shortTask), 0)
}
