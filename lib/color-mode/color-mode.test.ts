import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { followChoice, frameColors, getNextChoice, readChoice, resolveColorMode } from './color-mode'

describe('readChoice', () => {
  it('takes what the address asks for before what is kept', () => {
    expect(readChoice('?theme=dark', 'light', {})).toBe('dark')
    expect(readChoice('?a=1', 'dark', {})).toBe('dark')
  })

  it.each([
    ['?theme=', undefined],
    ['?theme=foo', 'bar'],
    ['?theme=DARK', 'system'],
  ])('ignores values that are no colours: "%s", %s', (search, kept) => {
    expect(readChoice(search, kept, {})).toBe('light')
    expect(readChoice(search, kept, { defaultMode: 'dark' })).toBe('dark')
    expect(readChoice(search, kept, { followSystem: true })).toBe('system')
  })

  it('gives the default alone where there is no switch', () => {
    expect(readChoice('?theme=light', 'light', { defaultMode: 'dark', disableSwitch: true })).toBe('dark')
  })
})

describe('followChoice', () => {
  it.each([
    ['dark', {}, 'dark'],
    ['light', { followSystem: true }, 'light'],
    [null, {}, 'light'],
    [null, { defaultMode: 'dark' }, 'dark'],
    [null, { followSystem: true }, 'system'],
    ['', { defaultMode: 'dark' }, 'light'],
    ['drak', { followSystem: true }, 'light'],
  ] as const)('makes of %j, on a site with %j, %s', (kept, config, choice) => {
    expect(followChoice(kept, config)).toBe(choice)
  })
})

describe('resolveColorMode', () => {
  it('asks the system only where it is followed', () => {
    expect(resolveColorMode('light', true)).toBe('light')
    expect(resolveColorMode('system', true)).toBe('dark')
    expect(resolveColorMode('system', false)).toBe('light')
  })
})

describe('frameColors', () => {
  it('are the backgrounds of the page', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8')
    const backgrounds = [...tokens.matchAll(/--color-background: (\S+);/g)].map(([, color]) => color)
    expect(backgrounds).toEqual([frameColors.light, frameColors.dark])
  })
})

describe('getNextChoice', () => {
  /** The choices that four presses make. */
  function press(followSystem: boolean) {
    let choice = followSystem ? ('system' as const) : ('light' as const)
    return Array.from({ length: 4 }, () => {
      choice = getNextChoice(choice, { followSystem }) as typeof choice
      return choice as string
    })
  }

  it('goes from light to dark and back', () => {
    expect(press(false)).toEqual(['dark', 'light', 'dark', 'light'])
  })

  it('has the system as a third choice where it is followed', () => {
    expect(press(true)).toEqual(['light', 'dark', 'system', 'light'])
  })
})
