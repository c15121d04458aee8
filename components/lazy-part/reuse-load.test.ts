import { describe, expect, it, vi } from 'vitest'
import { reuseLoad } from './reuse-load'

describe('reuseLoad', () => {
  it('loads once for all who ask', async () => {
    const load = vi.fn(async () => 'part')
    const reused = reuseLoad(load)
    expect(load).not.toHaveBeenCalled()
    expect(reused()).toBe(reused())
    await expect(reused()).resolves.toBe('part')
    expect(load).toHaveBeenCalledOnce()
  })

  it('does not keep what failed', async () => {
    const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('boom'))
    const reused = reuseLoad(load)
    await expect(reused()).rejects.toThrow('boom')
    await expect(reused()).resolves.toBe('part')
  })
})
