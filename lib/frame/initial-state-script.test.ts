// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { composeInitialStateScript } from './initial-state-script'

const root = document.documentElement

/** Runs the script as the head of a page would. */
function run(config: Parameters<typeof composeInitialStateScript>[0], search = '') {
  window.history.replaceState(null, '', `/${search}`)
  new Function(composeInitialStateScript(config))()
  const { theme, themeChoice, announcementDismissed } = root.dataset
  return { theme, themeChoice, announcementDismissed }
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
})

describe('the colours', () => {
  it('are the default, what is kept, or what the address asks for', () => {
    expect(run({})).toMatchObject({ theme: 'light', themeChoice: 'light' })
    localStorage.setItem('theme', 'dark')
    expect(run({})).toMatchObject({ theme: 'dark', themeChoice: 'dark' })
    expect(run({}, '?theme=light')).toMatchObject({ theme: 'light' })
    expect(localStorage.getItem('theme')).toBe('dark')
  })

  it('ignore what is no colour', () => {
    localStorage.setItem('theme', 'mauve')
    expect(run({}, '?theme="><script>')).toMatchObject({ theme: 'light', themeChoice: 'light' })
  })

  it('follow the system where the site does', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    expect(run({ colorMode: { followSystem: true } })).toMatchObject({ theme: 'dark', themeChoice: 'system' })
  })

  it('are the default alone without a switch, and what was kept is taken away', () => {
    localStorage.setItem('theme', 'light')
    const config = { colorMode: { disableSwitch: true, defaultMode: 'dark' as const } }
    expect(run(config, '?theme=light')).toMatchObject({ theme: 'dark', themeChoice: 'dark' })
    expect(localStorage.getItem('theme')).toBeNull()
  })
})

describe('the announcement', () => {
  const announcement = { id: 'spring', content: 'Spring' }

  it('is remembered by its id from the first visit on', () => {
    expect(run({ announcement })).toMatchObject({ announcementDismissed: 'false' })
    expect({ ...localStorage }).toEqual({ 'announcement.id': 'spring', 'announcement.dismissed': 'false' })
  })

  it('stays away once it is closed, until there is another one', () => {
    run({ announcement })
    localStorage.setItem('announcement.dismissed', 'true')
    expect(run({ announcement })).toMatchObject({ announcementDismissed: 'true' })
    expect(run({ announcement: { ...announcement, id: 'summer' } })).toMatchObject({
      announcementDismissed: 'false',
    })
    expect(localStorage.getItem('announcement.dismissed')).toBe('false')
  })

  it('may be called by the name of a tag, which does not end the script', () => {
    const named = { ...announcement, id: '</script><!--' }
    expect(composeInitialStateScript({ announcement: named })).not.toContain('</script')
    run({ announcement: named })
    expect(localStorage.getItem('announcement.id')).toBe('</script><!--')
  })

  it('keeps nothing where there is none, or none to close', () => {
    expect(run({})).toMatchObject({ announcementDismissed: undefined })
    run({ announcement: { ...announcement, closeable: false } })
    expect({ ...localStorage }).toEqual({})
  })
})

it('decides where nothing may be kept', () => {
  const blocked = {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  }
  vi.stubGlobal('localStorage', new Proxy({}, blocked))
  vi.stubGlobal('sessionStorage', new Proxy({}, blocked))
  expect(run({ announcement: { id: 'spring', content: 'Spring' } })).toEqual({
    theme: 'light',
    themeChoice: 'light',
    announcementDismissed: 'false',
  })
})
