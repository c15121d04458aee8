import { type ReactNode, useEffect, useState } from 'react'
import { type ContentsItem, listContentsIds } from '../../lib/toc/compose-contents'
import { findActiveHeading } from '../../lib/toc/find-active-heading'
import { siteConfig } from '../../site.config'

/** What covers the top of the window, in pixels: the navbar, when it stays (see styles/tokens.css). */
const offset = siteConfig.navbar.hideOnScroll === false ? 60 : 0

/**
 * The id of the heading whose part is being read; `undefined` for none, and while the page becomes
 * interactive. It follows scrolling and the size of the window.
 */
export function useActiveHeading(contents: readonly ContentsItem<ReactNode>[]): string | undefined {
  const [activeId, setActiveId] = useState<string>()
  useEffect(() => {
    const ids = listContentsIds(contents)
    const update = () => setActiveId(readActiveId(ids))
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [contents])
  return activeId
}

function readActiveId(ids: readonly string[]): string | undefined {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? [])
  const boxes = headings.map((heading) => heading.getBoundingClientRect())
  const active = findActiveHeading(boxes, { offset, windowHeight: window.innerHeight })
  return active === undefined ? undefined : headings[active]?.id
}
