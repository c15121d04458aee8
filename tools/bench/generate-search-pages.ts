import type { SearchPage, SearchSection } from '../../lib/search/search-page'
import { createRandom } from './create-random'

/** Of so many words, one is replaced by a word of the copy's own: so the vocabulary grows with the site. */
const wordsPerNewWord = 40

/** A copy shares its new words with the copies of the same group, as pages about one topic do. */
const copiesPerTopic = 4

const syllables = 'ba co di fe gu ha ji ko lu ma ne po ri sa te vu wi xo ya zu'.split(' ')

/**
 * Makes pages of the kind of the given ones, until there are so many: copies under other addresses, in which some
 * words are others, always the same ones for the same input.
 *
 * @param pages the pages of the site
 * @param count how many pages are wanted; the given ones come first
 */
export function generateSearchPages(pages: readonly SearchPage[], count: number): SearchPage[] {
  return Array.from({ length: count }, (_, number) => {
    const page = pages[number % pages.length]
    if (!page) throw new Error('The search of the export knows no page: found none, expected at least one.')
    const copy = Math.floor(number / pages.length)
    return copy === 0 ? page : copyPage(page, copy)
  })
}

function copyPage(page: SearchPage, copy: number): SearchPage {
  const random = createRandom(copy * 7919 + page.route.length)
  const replace = (text: string) =>
    text.replace(/\p{L}{4,}/gu, (word) =>
      random() * wordsPerNewWord < 1 ? composeWord(word, Math.floor(copy / copiesPerTopic)) : word,
    )
  return {
    ...page,
    route: page.route.replace(/\/$/, `-${copy}/`),
    title: `${replace(page.title)} ${composeWord(page.title, copy)}`,
    sections: page.sections.map(
      ({ id, heading, text, code }): SearchSection => ({
        id,
        heading: replace(heading),
        text: replace(text),
        code: replace(code),
      }),
    ),
  }
}

/** A word that no page has yet, the same one for the same word and topic. */
function composeWord(word: string, topic: number): string {
  const random = createRandom(
    // Within each step: of a long title, the sum would outgrow what a number can tell apart.
    [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31, topic + 1),
  )
  const length = 2 + Math.floor(random() * 3)
  return Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]).join('')
}
