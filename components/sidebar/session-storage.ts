/** What was kept since the page was loaded, for browsers that keep nothing for this site. */
const memory = new Map<string, string>()

/** What is kept under a key for the length of the browser's session; `undefined` if nothing is. */
export function readKept(key: string): string | undefined {
  if (memory.has(key)) return memory.get(key)
  try {
    return window.sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value for the length of the browser's session; `undefined` takes it away. */
export function keep(key: string, value: string | undefined): void {
  if (value === undefined) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, value)
  } catch {
    // The value lasts as long as the page.
  }
}
