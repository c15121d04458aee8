/** A text with each line moved in by one step. */
export function indent(text: string, step = '  '): string {
  // Signs that end a line of JavaScript only, such as U+2028, stand within the quoted texts.
  return text.replace(/^|\n/g, `$&${step}`)
}
