// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callAfterPaint } from './after-paint'

const callback = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  callback.mockClear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('calls a function in the task after the next frame, once', () => {
  callAfterPaint(callback)
  requestAnimationFrame(() => expect(callback).not.toHaveBeenCalled())
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledOnce()
  vi.runAllTimers()
  expect(callback).toHaveBeenCalledOnce()
})

it('calls it soon where no frame comes, once', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  callAfterPaint(callback)
  vi.advanceTimersByTime(199)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledOnce()
})

it.each([
  ['before the frame', () => {}],
  ['after the frame', () => vi.advanceTimersToNextFrame()],
])('can be cancelled %s', (_name, wait) => {
  const cancel = callAfterPaint(callback)
  wait()
  cancel()
  vi.runAllTimers()
  expect(callback).not.toHaveBeenCalled()
})
