// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSettled } from './use-settled'

it('keeps the value before for one render, and then has the new one', () => {
  const [first, second] = [{ name: 'first' }, { name: 'second' }]
  const seen: string[] = []
  const { rerender } = renderHook(
    (value: { name: string }) => {
      const settled = useSettled(value)
      seen.push(`${value.name}: ${settled.name}`)
    },
    { initialProps: first },
  )
  rerender(second)
  expect(seen).toEqual(['first: first', 'second: first', 'second: second'])
})
