/** A text with each line moved in by one step. */
export function indent(text: string, step = '  '): string {
  return text.replace(/^/gm, step)
}
