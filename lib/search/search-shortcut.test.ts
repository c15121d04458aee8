import { describe, expect, it } from 'vitest'
import { isSearchShortcut, nameSearchShortcut } from './search-shortcut'

const plain = { key: 'k', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

describe('isSearchShortcut', () => {
  it.each([
    ['Ctrl+K', { ctrlKey: true }, true],
    ['Cmd+K', { metaKey: true }, true],
    ['Ctrl+K with Caps Lock', { ctrlKey: true, key: 'K' }, true],
    ['K', {}, false],
    ['Ctrl+Cmd+K', { ctrlKey: true, metaKey: true }, false],
    ['Ctrl+Shift+K', { ctrlKey: true, shiftKey: true }, false],
    ['Ctrl+Alt+K', { ctrlKey: true, altKey: true }, false],
    ['Ctrl+J', { ctrlKey: true, key: 'j' }, false],
    ['/', { key: '/' }, false],
  ])('%s', (_name, keys, isShortcut) => {
    expect(isSearchShortcut({ ...plain, ...keys })).toBe(isShortcut)
  })
})

describe('nameSearchShortcut', () => {
  it.each([
    ['', 'Ctrl K', 'Ctrl+K'],
    ['Win32', 'Ctrl K', 'Ctrl+K'],
    ['Linux x86_64', 'Ctrl K', 'Ctrl+K'],
    ['MacIntel', '⌘ K', '⌘+K'],
    ['iPad', '⌘ K', '⌘+K'],
  ])('on %s', (platform, label, name) => {
    expect(nameSearchShortcut(platform)).toEqual({ label, name })
  })
})
