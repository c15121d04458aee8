import { type ReactNode, useEffect, useState } from 'react'
import { leastNavbarHeight } from '../../lib/navbar/least-navbar-height'
import { type ContentsItem, listContentsIds } from '../../lib/toc/compose-contents'
import { findActiveHeading } from '../../lib/toc/find-active-heading'
import { siteConfig } from '../../site.config'

/** Whether the navbar always covers the top of the window. */
const isCovered = siteConfig.navbar.hideOnScroll === false

/**
 * The id of the heading whose part is being read; `undefined` for none, and while the page becomes
 * interactive. It follows scrolling, the size of the window and that of the page, of which a part may come later.
 */
export function useActiveHeading(contents: readonly ContentsItem<ReactNode>[]): string | undefined {
  const [activeId, setActiveId] = useState<string>()
  useEffect(() => {
    const ids = listContentsIds(contents)
    const update = () => setActiveId(readActiveId(ids))
    // Tells the first size, too, when the page is laid out, which to ask for it now would do once more.
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [contents])
  return activeId
}

function readActiveId(ids: readonly string[]): string | undefined {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? [])
  const boxes = headings.map((heading) => heading.getBoundingClientRect())
  const offset = isCovered ? readNavbarHeight() : 0
  const active = findActiveHeading(boxes, { offset, windowHeight: window.innerHeight })
  return active === undefined ? undefined : headings[active]?.id
}

/** How high the navbar is, in pixels, as the styles know it. */
function readNavbarHeight(): number {
  const height = getComputedStyle(document.documentElement).getPropertyValue('--navbar-height')
  return Number.parseFloat(height) || leastNavbarHeight
}
