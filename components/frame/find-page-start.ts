import { mainWrapperId } from './main-wrapper'

/**
 * How far down the window the pages of this site begin before a reader scrolls, in pixels: below the announcement and
 * the navbar, of which both may have several lines.
 */
export function findPageStart(): number {
  const wrapper = document.getElementById(mainWrapperId)
  return wrapper ? wrapper.getBoundingClientRect().top + window.scrollY : 0
}
