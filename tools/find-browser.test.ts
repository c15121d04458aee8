import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findBrowser, headlessShellPath } from './find-browser'

const { programs } = vi.hoisted(() => ({ programs: new Set<string>() }))

vi.mock('node:fs', () => ({ existsSync: (path: string) => programs.has(path) }))

beforeEach(() => {
  programs.clear()
  vi.stubEnv('CHROMIUM_PATH', undefined)
})

describe('findBrowser', () => {
  it.each([headlessShellPath, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'])(
    'finds the browser that the package manager puts at %s',
    (path) => {
      programs.add(path)
      expect(findBrowser()).toBe(path)
    },
  )

  it('prefers Chromium where there are several', () => {
    programs.add('/usr/bin/google-chrome').add('/usr/bin/chromium')
    expect(findBrowser()).toBe('/usr/bin/chromium')
  })

  it('prefers the one without a window, which is faster', () => {
    programs.add('/usr/bin/chromium').add(headlessShellPath)
    expect(findBrowser()).toBe(headlessShellPath)
  })

  it('takes the program that CHROMIUM_PATH names before all others', () => {
    programs.add('/usr/bin/chromium').add('/opt/my-chromium')
    vi.stubEnv('CHROMIUM_PATH', '/opt/my-chromium')
    expect(findBrowser()).toBe('/opt/my-chromium')
  })

  it.each(['', '/opt/missing'])('looks at the usual places when CHROMIUM_PATH is "%s"', (path) => {
    programs.add('/usr/bin/chromium')
    vi.stubEnv('CHROMIUM_PATH', path)
    expect(findBrowser()).toBe('/usr/bin/chromium')
  })

  it('finds nothing where no browser is installed', () => {
    expect(findBrowser()).toBeUndefined()
  })
})
