import type { TimelineEntry } from './timeline-entry'

/** A file of a page: a resource, unless it says otherwise, that came through the network. */
export function createFile(path: string, size: number, entry: Partial<TimelineEntry> = {}): TimelineEntry {
  return {
    entryType: 'resource',
    name: `http://127.0.0.1:4310${path}`,
    startTime: 0,
    duration: 20,
    encodedBodySize: size,
    transferSize: size + 300,
    ...entry,
  }
}

/** What has no length: a paint, a mark, a layout shift. */
export function createMoment(
  entryType: string,
  startTime: number,
  entry: Partial<TimelineEntry> = {},
): TimelineEntry {
  return { entryType, name: '', startTime, duration: 0, ...entry }
}
