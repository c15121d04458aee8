import { afterEach, describe, expect, it, vi } from 'vitest'
import { readExportSettings } from './export-settings'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('readExportSettings', () => {
  it.each([undefined, ''])('takes the usual folder and no base path when the variables are "%s"', (value) => {
    vi.stubEnv('EXPORT_FOLDER', value)
    vi.stubEnv('BASE_PATH', value)
    expect(readExportSettings()).toEqual({ folder: 'out', basePath: '' })
  })

  it('takes folder and base path from the variables that the site is built with', () => {
    vi.stubEnv('EXPORT_FOLDER', 'out-base-path')
    vi.stubEnv('BASE_PATH', '/help')
    expect(readExportSettings()).toEqual({ folder: 'out-base-path', basePath: '/help' })
  })

  it('puts the prefix of another language behind the base path', () => {
    vi.stubEnv('BASE_PATH', '/help')
    vi.stubEnv('LOCALE', 'fr')
    const locales = [
      { code: 'en', label: 'English' },
      { code: 'fr', label: 'Français' },
    ]
    expect(readExportSettings(locales)).toEqual({ folder: 'out', basePath: '/help/fr' })
    expect(() => readExportSettings()).toThrow('LOCALE: found "fr", expected one of "en".')
  })
})
