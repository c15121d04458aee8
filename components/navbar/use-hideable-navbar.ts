import { useRef, useState } from 'react'
import { followLocation, followScroll, type NavbarState } from '../../lib/navbar/hide-on-scroll'
import { siteConfig } from '../../site.config'
import { useBrowserLayoutEffect } from '../navigation/use-browser-layout-effect'
import { readHash, useLocationChange } from '../navigation/use-location-change'
import { useScroll } from '../navigation/use-scroll'

/** Whether the navbar moves out of sight while the reader scrolls down. */
const hidesOnScroll = siteConfig.navbar.hideOnScroll !== false

/** Whether the navbar is in sight, and the element that it is. */
export function useHideableNavbar() {
  const navbar = useRef<HTMLElement>(null)
  const [state, setState] = useState(() => followLocation())

  useScroll(({ position, previous }) => {
    if (!hidesOnScroll) return
    const navbarHeight = navbar.current?.offsetHeight ?? 0
    const windowHeight = window.innerHeight
    const documentHeight = document.documentElement.scrollHeight
    const scroll = { position, previous, navbarHeight, windowHeight, documentHeight }
    // The same state renders nothing anew, so that scrolling alone costs nothing.
    setState((before) => keepIfSame(before, followScroll(before, scroll)))
  })
  useBrowserLayoutEffect(() => {
    if (hidesOnScroll && isAtHeading(readHash())) setState(followLocation(window.scrollY))
  }, [])
  useLocationChange(({ hash }) => {
    if (!hidesOnScroll) return
    // The router reports another page first, and scrolls to its heading right after that.
    queueMicrotask(() => {
      const arrival = isAtHeading(hash) ? window.scrollY : undefined
      setState((before) => keepIfSame(before, followLocation(arrival)))
    })
  })

  return { navbar, isVisible: state.isVisible, hidesOnScroll }
}

/** The state before, where the one after is the same. */
function keepIfSame(before: NavbarState, after: NavbarState): NavbarState {
  return before.isVisible === after.isVisible && before.arrival === after.arrival ? before : after
}

/** True for a hash that names an element of the page. */
function isAtHeading(hash: string): boolean {
  return hash !== '' && document.getElementById(hash) !== null
}
