import { composePlace, type IndexFile, type SearchField } from './index-file'
import { isIdentifier, listWords, splitIdentifier } from './list-words'
import type { SearchPage, SearchSection } from './search-page'
import { isStopWord } from './stop-words'

/**
 * Makes the index of the pages of a guide: each word once, with the places where it stands. It grows with the
 * number of different words of a section, so more slowly than the text.
 */
export function composeIndexFile(guide: string, pages: readonly SearchPage[]): IndexFile {
  const sections = pages.flatMap((page, number) =>
    page.sections.map((section) => ({ page, number, section })),
  )
  const places = new Map<string, number[]>()
  const spellings = new Map<string, string>()
  const isCommon = findCommonCode(sections.map(({ section }) => section.code))
  for (const [index, { page, section }] of sections.entries()) {
    for (const [word, fields] of readFields({ page, section, spellings, isCommon })) {
      const ofWord = places.get(word) ?? []
      for (const field of fields) ofWord.push(composePlace(index, field))
      places.set(word, ofWord)
    }
  }
  const words = [...places]
    .filter(([, ofWord]) => ofWord.length > 0)
    .map(([word]) => word)
    .sort()
  return {
    guide,
    pages: pages.map(({ route, title, trail }) => ({ route, title, trail })),
    sections: sections.map(({ number, section }) => [number, section.heading, section.id]),
    words: words.map((word) => spellings.get(word) ?? word),
    places: words.map((word) => composeDistances(places.get(word) ?? [])),
  }
}

/** A word of so many of the sections with code tells none of them from the others: `import`, `const`. */
const commonShare = 0.2
const leastCommon = 10

function findCommonCode(codes: readonly string[]): (word: string) => boolean {
  const withCode = codes.filter((code) => code !== '')
  const counts = new Map<string, number>()
  for (const code of withCode) {
    for (const word of new Set(listIndexed(code).map((word) => word.toLowerCase())))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const most = Math.max(leastCommon, withCode.length * commonShare)
  return (word) => (counts.get(word) ?? 0) > most
}

/** A section, and what is known of all of them. */
interface FieldSource {
  page: SearchPage
  section: SearchSection
  /** How identifiers are written, by their lower case; it grows. */
  spellings: Map<string, string>
  /** Whether a word stands in too much code to tell anything. */
  isCommon: (word: string) => boolean
}

/** From so many times on, a section is about a word. */
const timesOfTopic = 3

/**
 * For each word of a section, in lower case: the title, if it stands there, and the best field besides. The guide and
 * the categories that a page belongs to count as words of its first section.
 */
function readFields({
  page,
  section,
  spellings,
  isCommon,
}: FieldSource): Map<string, readonly SearchField[]> {
  const count = (text: string): Map<string, number> => {
    const counts = new Map<string, number>()
    for (const word of listIndexed(text)) {
      const key = word.toLowerCase()
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if (isIdentifier(word)) spellings.set(key, word)
    }
    return counts
  }
  const isFirst = section.id === ''
  const title = count(isFirst ? page.title : '')
  const heading = count(section.heading)
  const text = count(isFirst ? `${page.trail.join(' ')} ${section.text}` : section.text)
  const code = count(section.code)
  const words = new Set([...title.keys(), ...heading.keys(), ...text.keys(), ...code.keys()])
  const inBody = (word: string): SearchField[] => {
    if (heading.has(word)) return ['heading']
    const times = text.get(word) ?? 0
    if (times > 0) return isStopWord(word) ? [] : [times >= timesOfTopic ? 'topic' : 'text']
    return code.has(word) && !isStopWord(word) && !isCommon(word) ? ['code'] : []
  }
  return new Map(
    [...words].map((word) => [word, [...(title.has(word) ? (['title'] as const) : []), ...inBody(word)]]),
  )
}

/** An identifier is found by itself and by its parts. */
function listIndexed(text: string): string[] {
  return listWords(text).flatMap((word) =>
    isIdentifier(word) ? [word, ...splitIdentifier(word).filter((part) => part.length > 1)] : [word],
  )
}

function composeDistances(places: readonly number[]): number[] {
  return places.map((place, index) => place - (places[index - 1] ?? 0))
}
