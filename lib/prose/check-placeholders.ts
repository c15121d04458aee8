import { type Problem, quote } from '../problem/problem'
import type { Passage } from './passage'

/** What stands where a text is not written yet, in the order in which it is looked for. */
const placeholders: readonly RegExp[] = [
  // "To do" in small letters is plain English.
  /\b(?:TODO|TBA|TBC|TBD|FIXME|XXX+)\b/g,
  /\b(?:coming soon|lorem(?: ipsum)?|to be written|under construction|work in progress)\b/gi,
  /\bnot (?:yet written|written yet)\b/gi,
  // What `npm run new` writes into a new page.
  /\bSay in one or two sentences\b|\bSay what the reader sees\b|\bWrite one action per step\b|\bName each (?:change|thing)\b/g,
]

/** Finds words that stand in place of a text. */
export function checkPlaceholders(passages: readonly Passage[]): Problem[] {
  return passages.flatMap((passage) =>
    placeholders.flatMap((pattern) =>
      [...passage.text.matchAll(pattern)].map(({ 0: match, index }) =>
        describePlaceholder(passage, match, index),
      ),
    ),
  )
}

function describePlaceholder({ file, subject, lineOf }: Passage, match: string, offset: number): Problem {
  return {
    file,
    line: lineOf(offset),
    subject,
    found: quote(match),
    expected: 'a finished text, or a sentence that says what is not known',
  }
}
