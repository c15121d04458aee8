import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../storage/create-store'

type Properties = Record<string, unknown>

/** How many times the content of an open page was replaced. */
const changes = createStore(0)

/** The component that last showed the content of each page, by its file. */
const contents = new Map<string, ComponentType>()

/**
 * For a component around the content of a page: renders the layout again when another component shows the content,
 * as after a change of the file. Fast Refresh of Next.js renders the content alone, but title and headings, which the
 * layout shows, have changed as well.
 *
 * @param file the page, by any name that stays
 */
export function useContentChange(file: string, content: ComponentType): void {
  useEffect(() => {
    const before = contents.get(file)
    contents.set(file, content)
    if (before && before !== content) changes.set(changes.get() + 1)
  })
}

/** What Nextra makes the default export of each page: one component, which looks up what the present page shows. */
let Layout: ComponentType<Properties> | undefined

/**
 * Makes a layout render again after each change of content. What comes back is the same component for all pages, as
 * the layout itself is, so that React keeps navbar and sidebar when a link is followed.
 */
export function refreshLayout(layout: ComponentType<Properties>): ComponentType<Properties> {
  Layout = layout
  return RefreshablePage
}

function RefreshablePage(properties: Properties) {
  useSyncExternalStore(changes.subscribe, changes.get, changes.get)
  return Layout && <Layout {...properties} />
}
