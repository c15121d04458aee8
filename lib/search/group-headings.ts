import { addTo } from './add-to'
import { joinLetters } from './join-letters'
import { splitText } from './split-text'

/** A heading, with everything that stands below it. */
export interface IndexedHeading {
  /** Its words and their parts, in lower case. */
  words: readonly string[]
  /** The numbers of the sections that have it. */
  sections: readonly number[]
}

/** The headings of the sections, each once, by their letters as `joinLetters` gives them. */
export function groupHeadings(sections: readonly { heading: string }[]): Map<string, IndexedHeading[]> {
  const numbers = new Map<string, number[]>()
  for (const [number, { heading }] of sections.entries()) {
    if (heading !== '') addTo(numbers, heading, number)
  }
  const headings = new Map<string, IndexedHeading[]>()
  for (const [heading, sections] of numbers)
    addTo(headings, joinLetters(heading), { words: splitText(heading), sections })
  return headings
}
