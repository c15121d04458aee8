import { joinLetters } from './join-letters'
import { isIdentifier, listWords } from './list-words'
import { dropStopWords } from './stop-words'

/** A query, taken apart. */
export interface Query {
  /** What is asked for, in lower case. */
  words: readonly string[]
  /** All words in lower case, those of the question included. */
  written: readonly string[]
  /** All letters and digits that were typed, in lower case and without anything between: `containersitebyid`. */
  joined: string
  /** It was typed as one word. */
  isOneWord: boolean
  /** It names an element of the API as only the API writes it. */
  namesElement: boolean
  /** It names programs, requests or what they are made of. */
  asksForApi: boolean
}

/** Words that only who writes a program looks for. */
const apiWords = new Set(
  'api curl endpoint graphql http json mutation mutations python queries query request requests script typescript'.split(
    ' ',
  ),
)

/** Nobody asks with more words; what comes after them is left out. */
const mostWords = 12

/** Nor with longer ones: a pasted text is read as far as this. */
const mostLetters = 400

/** Takes a query apart. It may be anything that somebody types or pastes. */
export function readQuery(text: string): Query {
  const read = text
    .slice(0, mostLetters)
    .replace(/\bv\s+(?=\d)/gi, 'v')
    .replace(/\bv(?=\d+\.)/gi, '')
  const words = listWords(read).slice(0, mostWords)
  const written = words.map((word) => word.toLowerCase())
  return {
    words: dropApiWord(dropStopWords(written)),
    written,
    joined: joinLetters(read),
    isOneWord: words.length === 1,
    namesElement: words.some(isIdentifier) || /@\p{L}/u.test(read),
    asksForApi: written.some((word) => apiWords.has(word)),
  }
}

/** Which pages are meant is known without it (`asksForApi`), and what else they say counts. */
function dropApiWord(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => word !== 'api')
  return others.length > 0 ? others : words
}
