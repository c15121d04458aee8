/**
 * The messages of an error and of all its causes, outermost first. Something else that was thrown counts by
 * its text. A cause that leads back to an error before it ends the list.
 */
export function listMessages(error: unknown): string[] {
  const passed = new Set<unknown>()
  const messages: string[] = []
  for (let next = error; next !== undefined && !passed.has(next); next = readCause(next)) {
    passed.add(next)
    messages.push(next instanceof Error ? next.message : String(next))
  }
  return messages
}

function readCause(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}
