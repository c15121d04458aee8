/**
 * The letters and digits of a text in lower case: what is the same however a name is written. The dots of versions stay,
 * so that `2.0.0` is not `200`; the one that ends a sentence goes.
 */
export function joinLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}.]|\.(?!\p{N})|(?<!\p{N})\./gu, '')
}
