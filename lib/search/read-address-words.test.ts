import { expect, it } from 'vitest'
import { readAddressWords } from './read-address-words'

it.each([
  ['/docs/binbar/led-paterns/', 'led paterns'],
  ['/docs/binbar/changing_the_battery.html', 'changing the battery'],
  ['/docs/api/queries/containerSiteByld', 'containerSiteByld'],
  ['/docs/client-application/release-notes/9.9.9/', '9.9.9'],
  ['/docs/Container%20Site%20Examples%203/', 'Container Site Examples 3'],
  ['/docs/%E0%A4%A', '%E0%A4%A'],
  ['/docs/---/', 'docs'],
  ['/', ''],
])('reads the words of %s', (path, words) => {
  expect(readAddressWords(path)).toBe(words)
})
