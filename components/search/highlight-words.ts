import { findWords } from '../../lib/search/mark-text'

/** The name by which the style sheet knows the marks. */
const highlightName = 'search-words'

/** How long the words stay marked, in milliseconds. */
const duration = 4000

let timer: number | undefined

/**
 * Marks words for a moment, without a change of the page itself:
 * https://developer.mozilla.org/docs/Web/API/CSS_Custom_Highlight_API. Browsers without it mark nothing.
 *
 * @param texts in the order of the page
 * @param words in lower case
 */
export function highlightWords(texts: readonly Text[], words: readonly string[]): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return
  window.clearTimeout(timer)
  CSS.highlights.set(
    highlightName,
    new Highlight(...joinTexts(texts).flatMap((run) => findRanges(run, words))),
  )
  timer = window.setTimeout(() => CSS.highlights.delete(highlightName), duration)
}

/** Texts that belong to one word: a long name has places in it where its line may break. */
function joinTexts(texts: readonly Text[]): Text[][] {
  const runs: Text[][] = []
  for (const text of texts) {
    const run = runs.at(-1)
    const before = text.previousSibling
    const isNext =
      run && before && (before.nodeName === 'WBR' ? before.previousSibling : before) === run.at(-1)
    if (isNext) run.push(text)
    else runs.push([text])
  }
  return runs
}

function findRanges(run: readonly Text[], words: readonly string[]): Range[] {
  const whole = run.map(({ data }) => data).join('')
  return findWords(whole, words).map(([start, length]) => {
    const range = document.createRange()
    range.setStart(...locate(run, start))
    range.setEnd(...locate(run, start + length))
    return range
  })
}

/** The text that holds a place of the joined texts, and the place within it. */
function locate(run: readonly Text[], place: number): [text: Text, offset: number] {
  let offset = place
  for (const text of run) {
    if (offset <= text.length) return [text, offset]
    offset -= text.length
  }
  throw new RangeError('The place lies behind the texts.')
}
