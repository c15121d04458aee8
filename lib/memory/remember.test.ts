import { expect, it, vi } from 'vitest'
import { rememberFor } from './remember'

it('works out a result once for each object, also one that is nothing', () => {
  const compute = vi.fn(({ value }: { value: number | undefined }) => value)
  const read = rememberFor(compute)
  const [one, other, none] = [{ value: 1 }, { value: 1 }, { value: undefined }]
  expect([one, other, none, one, none].map(read)).toEqual([1, 1, undefined, 1, undefined])
  expect(compute).toHaveBeenCalledTimes(3)
})
