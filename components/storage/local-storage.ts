/**
 * What is kept on the device under a key; `undefined` if nothing is, or if the browser keeps nothing for
 * this site. Then choices last as long as the page.
 */
export function readKept(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch (error) {
    warnOnce(error)
    return undefined
  }
}

/** Keeps a value on the device; `undefined` takes it away. Nothing is kept where nothing may be kept. */
export function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(key)
    else if (window.localStorage.getItem(key) !== value) window.localStorage.setItem(key, value)
  } catch (error) {
    warnOnce(error)
  }
}

let hasWarned = false

function warnOnce(error: unknown): void {
  if (hasWarned) return
  hasWarned = true
  console.warn('The browser keeps nothing for this site, so choices last as long as the page.', error)
}
