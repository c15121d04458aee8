// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { lockScroll } from './lock-scroll'

it('lets the page scroll when the last one lets it go, in any order', () => {
  const unlockMenu = lockScroll()
  const unlockSearch = lockScroll()
  expect(document.body.style.overflow).toBe('hidden')
  unlockMenu()
  unlockMenu()
  expect(document.body.style.overflow).toBe('hidden')
  unlockSearch()
  expect(document.body.style.overflow).toBe('visible')
})
