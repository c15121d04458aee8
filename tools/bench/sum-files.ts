import type { TimelineEntry } from './timeline-entry'

/** The kinds of file that a page is made of. */
export const fileKinds = ['HTML', 'CSS', 'script', 'other'] as const

/** What a page was sent: the number of requests, and the bytes by kind, as they were sent. */
export type FileSums = Record<'requests' | (typeof fileKinds)[number], number>

/** Sums up the files that came through the network; what the browser had already counts nothing. */
export function sumFiles(files: readonly TimelineEntry[]): FileSums {
  const sums: FileSums = { requests: 0, HTML: 0, CSS: 0, script: 0, other: 0 }
  for (const { name, transferSize = 0, encodedBodySize = 0 } of files) {
    if (transferSize === 0) continue
    sums.requests += 1
    sums[findKind(new URL(name).pathname)] += encodedBodySize
  }
  return sums
}

function findKind(path: string): (typeof fileKinds)[number] {
  if (/(\/|\.html)$/.test(path)) return 'HTML'
  if (path.endsWith('.css')) return 'CSS'
  return path.endsWith('.js') ? 'script' : 'other'
}
