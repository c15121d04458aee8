/** Words as a part of a regular expression. A space stands for any white space: lines of text break there. */
export function escapeWords(words: string): string {
  return words.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&').replace(/ /g, '\\s+')
}

/**
 * A regular expression that finds words where they stand by themselves, not inside of other words.
 *
 * @param source the words, as a part of a regular expression
 */
export function composeWordPattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])${source}(?![\\p{L}\\p{N}_])`, 'gu')
}
