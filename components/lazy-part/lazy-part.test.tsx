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

const describeFailure = (error: unknown) => ({
  title: 'It failed.',
  advice: (error as Error).message,
  helpsReload: false,
})
const compose = (requests: number) => (
  <LazyPart load={load} props={{ name: 'Ada' }} requests={requests} describeFailure={describeFailure} />
)
const draw = () => render(compose(1))

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

  it('is tried again when it is asked for again; a part that is there stays', async () => {
    load.mockRejectedValueOnce(new Error('boom')).mockResolvedValue(part)
    const { rerender } = draw()
    await wait(0)
    expect(screen.getByRole('alert')).toBeDefined()
    rerender(compose(2))
    expect(screen.queryByRole('alert')).toBeNull()
    await wait(0)
    const shown = screen.getByText('The part of Ada')
    rerender(compose(3))
    await wait(0)
    expect(screen.getByText('The part of Ada')).toBe(shown)
  })

  it('offers to load the page anew where that may help', async () => {
    load.mockRejectedValueOnce(new Error('boom'))
    const reload = vi.fn()
    vi.stubGlobal('location', { ...window.location, reload })
    render(
      <LazyPart
        load={load}
        props={{ name: 'Ada' }}
        requests={1}
        describeFailure={(error) => ({ ...describeFailure(error), helpsReload: true })}
      />,
    )
    await wait(0)
    fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
    expect(reload).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('can be left while it loads', async () => {
    load.mockResolvedValue(part)
    const { unmount, container } = draw()
    unmount()
    await wait(300)
    expect(container.innerHTML).toBe('')
  })
})
