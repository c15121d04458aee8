import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oddText, settings } from '../problem/property.fixture'
import { frameColors, getNextChoice, isColorMode, readChoice, resolveColorMode } from './color-mode'
import type { ColorModeConfig } from './color-mode-schema'
import { composeColorModeScript } from './color-mode-script'

const config = fc.record<ColorModeConfig>(
  {
    defaultMode: fc.constantFrom('light', 'dark'),
    disableSwitch: fc.boolean(),
    followSystem: fc.boolean(),
  },
  { requiredKeys: [] },
)
const value = fc.oneof(oddText, fc.constantFrom('light', 'dark', 'system', 'Dark', ' light'))
const search = fc.oneof(
  oddText,
  value.map((mode) => `?theme=${mode}`),
  fc.tuple(oddText, value).map(([other, mode]) => `?${other}&theme=${mode}`),
)
const kept = fc.option(value, { nil: undefined })

describe('readChoice', () => {
  it('gives a choice that the site offers', () => {
    fc.assert(
      fc.property(search, kept, config, (query, text, settingsOfSite) => {
        const choice = readChoice(query, text, settingsOfSite)
        expect(isColorMode(choice) || (choice === 'system' && settingsOfSite.followSystem === true)).toBe(
          true,
        )
        if (settingsOfSite.disableSwitch) expect(choice).toBe(settingsOfSite.defaultMode ?? 'light')
      }),
      settings,
    )
  })

  it('decides as the script in the head does, with storage and without', () => {
    fc.assert(
      fc.property(
        search,
        kept,
        config,
        fc.boolean(),
        fc.boolean(),
        (query, text, site, isDark, isBlocked) => {
          const dataset: { theme?: string; themeChoice?: string } = {}
          const meta = { content: '' }
          const answer = () => {
            if (isBlocked) throw new Error('The operation is insecure.')
            return text ?? null
          }
          runInNewContext(composeColorModeScript(site), {
            URLSearchParams,
            document: { documentElement: { dataset }, querySelector: () => meta },
            location: { search: query },
            localStorage: { getItem: answer, removeItem: answer },
            matchMedia: () => ({ matches: isDark }),
          })
          const themeChoice = readChoice(query, isBlocked ? undefined : text, site)
          const theme = resolveColorMode(themeChoice, isDark)
          expect(dataset).toEqual({ themeChoice, theme })
          expect(meta.content).toBe(frameColors[theme])
        },
      ),
      settings,
    )
  })
})

describe('getNextChoice', () => {
  it('comes to every choice of the site and back', () => {
    fc.assert(
      fc.property(search, kept, config, (query, text, site) => {
        const first = readChoice(query, text, site)
        const second = getNextChoice(first, site)
        const third = getNextChoice(second, site)
        const choices = new Set([first, second, third])
        expect(choices.size).toBe(site.followSystem ? 3 : 2)
        expect(getNextChoice(third, site)).toBe(site.followSystem ? first : second)
      }),
      settings,
    )
  })
})
