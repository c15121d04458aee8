import { afterEach, expect, test, vi } from 'vitest'
import { keepInStep } from './keep-in-step'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a build reads once', () => {
  const read = vi.fn(() => 'meta')
  const present = keepInStep(read, false)
  expect([present(), present()]).toEqual(['meta', 'meta'])
  expect(read).toHaveBeenCalledTimes(1)
})

test('while pages are edited, each call reads anew', () => {
  let text = 'first'
  const present = keepInStep(() => text, true)
  expect(present()).toBe('first')
  text = 'second'
  expect(present()).toBe('second')
})

test('while pages are edited, a mistake is printed once and the last good reading stays', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let mistake: string | undefined
  const present = keepInStep(() => {
    if (mistake) throw new Error(mistake)
    return 'good'
  }, true)
  present()
  mistake = '_meta.json:3: found nothing'
  expect([present(), present()]).toEqual(['good', 'good'])
  expect(printed.mock.calls).toEqual([['_meta.json:3: found nothing']])
})

test('without a good reading, a mistake stops everything', () => {
  const present = keepInStep(() => {
    throw new Error('_meta.json:3: found nothing')
  }, true)
  expect(present).toThrow('_meta.json:3: found nothing')
})
