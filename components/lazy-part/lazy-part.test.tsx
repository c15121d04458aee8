// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LazyPart } from './lazy-part'
import type { PartModule } from './use-lazy-part'

interface PartProps {
  name: string
}

const part: PartModule<PartProps> = { default: ({ name }) => <p>The part of {name}</p> }
const load = vi.fn<() => Promise<PartModule<PartProps>>>()

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  load.mockReset()
})

function draw() {
  return render(<LazyPart load={load} props={{ name: 'Ada' }} failureTitle="It failed." />)
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('LazyPart', () => {
  it('shows nothing at 100 ms, the sign at 300 ms, and the part once it is there', async () => {
    let arrive: (module: PartModule<PartProps>) => void = () => undefined
    load.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    const { container } = draw()
    await wait(100)
    expect(container.innerHTML).toBe('')
    await wait(200)
    expect(screen.getByRole('status').textContent).toBe('Loading…')
    await act(async () => arrive(part))
    expect(screen.getByText('The part of Ada')).toBeDefined()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('tells what failed, and shows the part when the next attempt works', async () => {
    load.mockRejectedValueOnce(new Error('boom')).mockResolvedValueOnce(part)
    draw()
    await wait(0)
    expect(screen.getByRole('alert').textContent).toBe('It failed.boomRetry')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await wait(0)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('The part of Ada')).toBeDefined()
  })

  it('waits anew at each attempt, and can fail again', async () => {
    load
      .mockRejectedValueOnce(new Error('boom'))
      .mockImplementationOnce(
        () => new Promise((_resolve, reject) => setTimeout(() => reject(new Error('bang')), 500)),
      )
    draw()
    await wait(0)
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await wait(300)
    expect(screen.getByRole('status')).toBeDefined()
    await wait(200)
    expect(screen.getByText('bang')).toBeDefined()
  })

  it('can be left while it loads', async () => {
    load.mockResolvedValue(part)
    const { unmount, container } = draw()
    unmount()
    await wait(300)
    expect(container.innerHTML).toBe('')
  })
})
