import { expect, it, vi } from 'vitest'
import { createStore } from './create-store'

it('tells each change to who listens, and to nobody who has stopped', () => {
  const store = createStore('one')
  const listener = vi.fn()
  const stop = store.subscribe(() => listener(store.get()))
  store.set('two')
  stop()
  store.set('three')
  expect(listener.mock.calls).toEqual([['two']])
  expect(store.get()).toBe('three')
})
