/** The letters and digits of a text in lower case: what is the same however a name is written. */
export function joinLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, '')
}
