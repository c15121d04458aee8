/** What the browser writes down of a page, https://www.w3.org/TR/performance-timeline/. Times are in milliseconds. */
export interface TimelineEntry {
  entryType: string
  /** Of a file its address. */
  name: string
  /** Since the page was asked for. */
  startTime: number
  duration: number
  /** Of a file: the bytes that came through the network, 0 when the browser had it already. */
  transferSize?: number
  /** Of a file: its bytes as they were sent. */
  encodedBodySize?: number
  /** Of the page's own entry: when all was there that it needs to be read. */
  loadEventEnd?: number
  /** Of a layout shift: how much moved how far. */
  value?: number
  /** Of a layout shift: the reader had just pressed something. */
  hadRecentInput?: boolean
}

/** The mark that says when the page was interactive. */
export const interactiveMark = 'bench-interactive'
