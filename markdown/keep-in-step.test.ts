import { afterEach, expect, test, vi } from 'vitest'
import { keepInStep } from './keep-in-step'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A reading of one text, whose stamp is the text itself. A text with `mistake` cannot be read. */
function readText(first: string) {
  let text = first
  const read = vi.fn(() => {
    if (text.includes('mistake')) throw new Error(`page.mdx: found ${text}`)
    return text
  })
  const write = (next: string) => {
    text = next
  }
  return { read, write, present: keepInStep(read, () => text) }
}

test('while no file changes, one reading serves all', () => {
  const { read, present } = readText('text')
  expect([present(), present()]).toEqual(['text', 'text'])
  expect(read).toHaveBeenCalledTimes(1)
})

test('a change is read', () => {
  const { write, present } = readText('first')
  expect(present()).toBe('first')
  write('second')
  expect(present()).toBe('second')
})

test('a change while the files are read is not missed', () => {
  let stamp = 'before'
  const present = keepInStep(
    () => {
      const seen = stamp
      stamp = 'after'
      return seen
    },
    () => stamp,
  )
  expect([present(), present()]).toEqual(['before', 'after'])
})

test('a mistake is printed once and the last good reading stays', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { read, write, present } = readText('good')
  present()
  write('a mistake')
  expect([present(), present()]).toEqual(['good', 'good'])
  expect(printed.mock.calls).toEqual([['page.mdx: found a mistake']])
  expect(read).toHaveBeenCalledTimes(2)
})

test('the same mistake is printed again after it was away', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { write, present } = readText('good')
  for (const text of ['good', 'a mistake', 'good', 'a mistake']) {
    write(text)
    present()
  }
  expect(printed).toHaveBeenCalledTimes(2)
})

test('without a good reading, a mistake stops everything', () => {
  const { present } = readText('a mistake')
  expect(present).toThrow('page.mdx: found a mistake')
})

test('files that cannot be looked at are a mistake like any other', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const stamps = ['before', new Error('pages: found no folder'), 'after']
  const present = keepInStep(
    () => `text ${stamps.length}`,
    () => {
      const stamp = stamps.shift() ?? ''
      if (stamp instanceof Error) throw stamp
      return stamp
    },
  )
  expect([present(), present(), present()]).toEqual(['text 2', 'text 2', 'text 0'])
  expect(printed.mock.calls).toEqual([['pages: found no folder']])
})
