/**
 * A place among the entries of the tab's history that belong to one page: 0 is the page itself, each further
 * one is a step of its own for something that covers it.
 */
interface Step {
  page: number
  depth: number
}

/** What takes away what covers the page, the topmost last. */
const covers: (() => void)[] = []

/** Where the tab is; `undefined` at an entry that never was below a cover. */
let here = readStep(typeof window === 'undefined' ? undefined : window.history.state)

/** What the router knows that entry by: a new entry gets another one, an entry that it writes anew keeps its own. */
let key: string | undefined

/**
 * From now on, the next step back takes away what covers the page, and nothing else. For that, the history gets
 * an entry of its own. It stays when the cover goes in another way: to take it back then would take time, and
 * meet what the reader does next. The next cover uses it again, and a step over it goes on to the next entry.
 *
 * @returns the way to end that
 */
export function coverPage(close: () => void): () => void {
  covers.push(close)
  here ??= { page: Math.random(), depth: 0 }
  // Each time: the router writes the state anew when the reader comes back to an entry.
  window.history.replaceState(mark(here), '')
  if (here.depth < covers.length) {
    here = { page: here.page, depth: covers.length }
    window.history.pushState(mark(here), '')
  }
  return () => {
    const index = covers.lastIndexOf(close)
    if (index >= 0) covers.splice(index, 1)
  }
}

/**
 * Notes that the router has put another entry in front of the present one, which no event tells, or that it has
 * written the present one anew, without its step. It says so only when the page is drawn: by then something may cover
 * that page already.
 */
export function noteEntry(): void {
  if (here && readKey() === key) window.history.replaceState(mark(here), '')
  else here = readStep(window.history.state)
  key = readKey()
}

/** Notes the entry that the page is loaded at, which the router writes anew. Later than that, it does nothing. */
export function noteLoadedEntry(): void {
  if (key !== undefined) return
  key = readKey()
  noteEntry()
}

function followStep(event: PopStateEvent): void {
  const before = here
  here = readStep(event.state)
  key = readKey(event.state)
  if (!before || !here || here.page !== before.page || here.depth === before.depth) {
    closeAbove(0)
    return
  }
  // For the router nothing has changed.
  event.stopImmediatePropagation()
  if (covers.length > here.depth) closeAbove(here.depth)
  else window.history.go(here.depth > before.depth ? 1 : -1)
}

function closeAbove(depth: number): void {
  for (const close of covers.splice(depth).reverse()) close()
}

/** The state of an entry, as the router has made it, with the step. */
function mark(step: Step): object {
  return { ...window.history.state, step }
}

function readStep(state: unknown): Step | undefined {
  return (state as { step?: Step } | null | undefined)?.step
}

function readKey(state: unknown = window.history.state): string | undefined {
  return (state as { key?: string } | null | undefined)?.key
}

// As soon as this file has arrived, which is before there is a router: for an event of the window itself,
// Chromium calls the listeners in the order in which they came, also those that capture.
if (typeof window !== 'undefined') window.addEventListener('popstate', followStep, { capture: true })
