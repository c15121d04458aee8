/** An entry of the tab's history. */
interface Entry {
  /** Its place, counted from 0; `undefined` where the browser does not tell. */
  index: number | undefined
  href: string
}

/** What covers the page. */
interface Cover {
  close: () => void
  /** The entry that it was opened on. */
  entry: Entry
}

const covers: Cover[] = []
/** The events of a step that was taken back which are still to come, and which nobody else shall hear. */
const awaited = { popstate: 0, hashchange: 0 }

/**
 * From now on, a step through the history closes what covers the page, and is taken back.
 *
 * @returns the way to end that
 */
export function coverPage(close: () => void): () => void {
  const cover = { close, entry: readEntry() }
  covers.push(cover)
  return () => {
    const index = covers.indexOf(cover)
    if (index >= 0) covers.splice(index, 1)
  }
}

function interceptStep(event: PopStateEvent): void {
  if (awaited.popstate > 0) {
    awaited.popstate -= 1
    event.stopImmediatePropagation()
    return
  }
  awaited.hashchange = 0
  const cover = covers.pop()
  if (!cover) return
  event.stopImmediatePropagation()
  const entry = readEntry()
  awaited.popstate = 1
  if (differsInHashAlone(entry, cover.entry)) awaited.hashchange = 2
  cover.close()
  window.history.go(findWayBack(entry, cover.entry))
}

function interceptHashChange(event: HashChangeEvent): void {
  if (awaited.hashchange === 0) return
  awaited.hashchange -= 1
  event.stopImmediatePropagation()
}

/** How many entries to go. Browsers that do not tell the places are taken to have gone back by one. */
function findWayBack(from: Entry, to: Entry): number {
  if (from.index === undefined || to.index === undefined) return 1
  return to.index - from.index || 1
}

function differsInHashAlone(one: Entry, other: Entry): boolean {
  return one.href !== other.href && one.href.split('#')[0] === other.href.split('#')[0]
}

function readEntry(): Entry {
  const { navigation } = window as { navigation?: { currentEntry?: { index: number } } }
  return { index: navigation?.currentEntry?.index, href: window.location.href }
}

// As soon as this file has arrived, which is before there is a router: for an event of the window itself,
// Chromium calls the listeners in the order in which they came, also those that capture.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', interceptStep, { capture: true })
  window.addEventListener('hashchange', interceptHashChange, { capture: true })
}
