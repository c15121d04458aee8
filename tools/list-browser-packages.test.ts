import { expect, it } from 'vitest'
import { listBrowserPackages } from './list-browser-packages'

const chromium = '/usr/bin/chromium'
const nothing = { present: undefined, isBest: false, canInstall: true, isRoot: false }

it.each([
  ['no browser', nothing, ['chromium-headless-shell', 'chromium']],
  ['no browser, and no way to install one', { ...nothing, canInstall: false }, []],
  ['the best browser', { ...nothing, present: chromium, isBest: true, isRoot: true }, []],
  [
    'another browser, and nobody to ask',
    { ...nothing, present: chromium, isRoot: true },
    ['chromium-headless-shell'],
  ],
  ['another browser, and somebody to ask', { ...nothing, present: chromium }, []],
  ['another browser, and no way', { ...nothing, present: chromium, isRoot: true, canInstall: false }, []],
])('with %s', (_situation, situation, packages) => {
  expect(listBrowserPackages(situation)).toEqual(packages)
})
