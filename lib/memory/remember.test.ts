import { expect, it, vi } from 'vitest'
import { rememberFor, rememberLast } from './remember'

it('works out a result once for each object, also one that is nothing', () => {
  const compute = vi.fn(({ value }: { value: number | undefined }) => value)
  const read = rememberFor(compute)
  const [one, other, none] = [{ value: 1 }, { value: 1 }, { value: undefined }]
  expect([one, other, none, one, none].map(read)).toEqual([1, 1, undefined, 1, undefined])
  expect(compute).toHaveBeenCalledTimes(3)
})

it('keeps the last result while the texts are the same, and nothing of what throws', () => {
  const compute = vi.fn((schema: string, data: string) => {
    if (data === 'wrong') throw new Error('wrong data')
    return `${schema} with ${data}`
  })
  const read = rememberLast(compute)
  expect([read('a', 'b'), read('a', 'b'), read('a', 'c')]).toEqual(['a with b', 'a with b', 'a with c'])
  expect(() => read('a', 'wrong')).toThrow('wrong data')
  expect([read('a', 'c'), read('a', 'b')]).toEqual(['a with c', 'a with b'])
  expect(compute).toHaveBeenCalledTimes(4)
})
