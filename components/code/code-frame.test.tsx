// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CodeFrame } from './code-frame'

const writeText = vi.fn<(text: string) => Promise<void>>()
const copyName = 'Copy code to clipboard'

/** Lets the block have a width, its code another, and gives a way to say that they have changed. */
function measureAs(sizes: { scrollWidth: number; clientWidth: number }): () => void {
  let report = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        report = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => sizes.scrollWidth)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => sizes.clientWidth)
  return () => act(() => report())
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('CodeFrame', () => {
  it('has no buttons in the static page', () => {
    const html = renderToStaticMarkup(<CodeFrame name="Code">a</CodeFrame>)
    expect(html).toContain('<pre')
    expect(html).not.toContain('<button')
  })
})

describe('the copy button of CodeFrame', () => {
  it('copies the code, and says so for a second', async () => {
    render(
      <CodeFrame name="Code">
        <code>
          {'a {\n'}
          <b> </b>
          {'\n}\n'}
        </code>
      </CodeFrame>,
    )
    await press(copyName)
    expect(writeText).toHaveBeenCalledExactlyOnceWith('a {\n\n}')
    expect(screen.getByRole('button', { name: 'Copied' }).title).toBe('Copy')
    act(() => vi.advanceTimersByTime(999))
    expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByRole('button', { name: copyName })).toBeDefined()
  })

  it.each([
    ['refuses', () => writeText.mockRejectedValue(new Error('refused'))],
    ['has no clipboard', () => Reflect.deleteProperty(navigator, 'clipboard')],
  ])('says that it failed where the browser %s', async (_name, prepare) => {
    prepare()
    render(<CodeFrame name="Code">a</CodeFrame>)
    await press(copyName)
    expect(screen.getByRole('button', { name: 'Copying failed' })).toBeDefined()
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.getByRole('button', { name: copyName })).toBeDefined()
  })
})

describe('the wrap button of CodeFrame', () => {
  const name = 'Toggle word wrap'
  const findPre = () => screen.getByRole('figure').querySelector('pre')

  it('is absent where the code fits, and comes when it does so no longer', () => {
    const sizes = { scrollWidth: 400, clientWidth: 400 }
    const report = measureAs(sizes)
    render(<CodeFrame name="Code">a</CodeFrame>)
    expect(screen.queryByRole('button', { name })).toBeNull()
    sizes.clientWidth = 399
    report()
    expect(screen.getByRole('button', { name }).title).toBe(name)
  })

  it('wraps the lines, and stays to undo that', async () => {
    const sizes = { scrollWidth: 900, clientWidth: 400 }
    measureAs(sizes)
    render(<CodeFrame name="Code">a</CodeFrame>)
    const button = screen.getByRole('button', { name })
    await press(name)
    expect(findPre()?.dataset.wrapped).toBe('true')
    await press(name)
    expect(findPre()?.dataset.wrapped).toBeUndefined()
    expect(screen.getByRole('button', { name })).toBe(button)
  })

  it('goes with the wrapping when the code has come to fit', async () => {
    const sizes = { scrollWidth: 900, clientWidth: 400 }
    measureAs(sizes)
    render(<CodeFrame name="Code">a</CodeFrame>)
    await press(name)
    sizes.clientWidth = 900
    await press(name)
    expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
