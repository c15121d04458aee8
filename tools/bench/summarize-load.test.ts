import { describe, expect, it } from 'vitest'
import { findLargestPaint, summarizeLoad } from './summarize-load'
import { createFile, createMoment } from './timeline.fixture'
import { interactiveMark } from './timeline-entry'

const entries = [
  createFile('/docs/', 4000, { entryType: 'navigation', loadEventEnd: 400 }),
  createFile('/one.css', 900, { startTime: 60 }),
  createFile('/main.js', 50_000, { startTime: 450 }),
  createMoment('paint', 180, { name: 'first-paint' }),
  createMoment('paint', 200, { name: 'first-contentful-paint' }),
  createMoment('largest-contentful-paint', 200),
  createMoment('largest-contentful-paint', 650),
  createMoment('longtask', 190, { duration: 110 }),
  createMoment('longtask', 900, { duration: 80 }),
  createMoment('longtask', 3100, { duration: 300 }),
  createMoment('mark', 1000, { name: interactiveMark }),
  createMoment('layout-shift', 300, { value: 0.25, hadRecentInput: false }),
  createMoment('layout-shift', 500, { value: 0.5, hadRecentInput: true }),
  createMoment('layout-shift', 700, { value: 0.125, hadRecentInput: false }),
]

describe('summarizeLoad', () => {
  it('tells what was sent before the page could be read, and in total', () => {
    const { beforeLoad, total } = summarizeLoad(entries, 2000)
    expect(beforeLoad).toEqual({ requests: 2, HTML: 4000, CSS: 900, script: 0, other: 0 })
    expect(total).toEqual({ requests: 3, HTML: 4000, CSS: 900, script: 50_000, other: 0 })
  })

  it('tells the times, and what moved by itself', () => {
    expect(summarizeLoad(entries, 2000)).toMatchObject({
      firstPaint: 200,
      largestPaint: 650,
      interactive: 1000,
      blocking: 50 + 30,
      shift: 0.375,
    })
  })

  it('says what is missing', () => {
    const others = entries.filter(({ entryType }) => entryType !== 'mark')
    expect(() => summarizeLoad(others, 2000)).toThrow(`The browser wrote down no ${interactiveMark}.`)
  })
})

describe('findLargestPaint', () => {
  it('says that nothing was painted', () => {
    expect(() => findLargestPaint([])).toThrow('The browser wrote down no largest-contentful-paint.')
  })
})
