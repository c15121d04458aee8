import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as standIn from '../components/frame/left-out-part'
import { leaveOutThemeParts } from './leave-out-theme-parts'

describe('the parts of the theme that are left out', () => {
  const aliases = leaveOutThemeParts('/site')

  it('lead to the stand-in', () => {
    expect(new Set(Object.values(aliases))).toEqual(new Set(['/site/components/frame/left-out-part.tsx']))
    expect(Object.keys(aliases)).toContain('@headlessui/react$')
  })

  it('stand in a file that the theme has', () => {
    const paths = Object.keys(aliases).filter((name) => name.startsWith('/'))
    expect(paths.map(existsSync)).toEqual([true])
  })

  it('say so when they are shown after all', () => {
    expect(() => standIn.Menu()).toThrow(
      'Found a part of the theme that is left out of the site, expected a component of our own in its place: see markdown/leave-out-theme-parts.ts.',
    )
  })
})
