// Its part for one index: the whole of it, which the package's name stands for, is 2.6 kB longer.
import Index from 'flexsearch/dist/module/index.js'
import { stemmer } from 'stemmer'
import { findRelease, type Release } from '../releases/products'
import { addTo } from './add-to'
import { groupHeadings, type IndexedHeading } from './group-headings'
import { type IndexFile, readPlace, searchFields } from './index-file'
import { joinLetters } from './join-letters'
import { isIdentifier, splitIdentifier } from './list-words'
import { type PageKind, readPageKind } from './page-kind'
import { kindWeights } from './ranking-weights'
import { splitText } from './split-text'
import type { Synonyms } from './synonyms'

/** A page that can be found. */
export interface IndexedPage {
  route: string
  title: string
  trail: readonly string[]
  guide: string
  kind: PageKind
  /** How much it counts, by its kind. */
  weight: number
  /** The words of its title and their parts, in lower case. */
  titleWords: readonly string[]
  /** The words of what stands above it: its guide and its categories. */
  trailWords: readonly string[]
  /** The letters and digits of its title, as `joinLetters` gives them. */
  joinedTitle: string
  /** Its title is the name of an element of the API. */
  isElement: boolean
  /** What it is the note of, if it is one. */
  release: Release | undefined
}

/** What stands on such a page from one heading to the next. */
export interface IndexedSection {
  /** The number of its page. */
  page: number
  heading: string
  id: string
}

/** Everything that is needed to search. */
export interface SearchIndex {
  pages: readonly IndexedPage[]
  sections: readonly IndexedSection[]
  /** The number of the page of each section: what is asked most often, for all sections at once. */
  sectionPages: Int32Array
  /** All words in lower case, in the order of their letters. */
  words: readonly string[]
  /** These, and the plain words that have synonyms: everything that a mistyped word can stand for. */
  spellings: readonly string[]
  /** All words of titles, with the parts of identifiers. */
  titleWords: readonly string[]
  /** The numbers of the pages with a word in their title, or with an identifier as their title. */
  titles: ReadonlyMap<string, readonly number[]>
  /** The words of each stem. */
  stems: ReadonlyMap<string, readonly string[]>
  /** The parts of each identifier, by its lower case. */
  identifiers: ReadonlyMap<string, readonly string[]>
  /** The headings by their letters, as `joinLetters` gives them. */
  headings: ReadonlyMap<string, readonly IndexedHeading[]>
  synonyms: Synonyms
  /** The places of a word, in ascending order; see `readPlace`. */
  listPlaces: (word: string) => readonly number[]
  /** On how many pages each word stands. */
  pageCounts: ReadonlyMap<string, number>
}

/** Joins the indexes of the guides to one, ready for questions. */
export function loadIndex(files: readonly IndexFile[], synonyms: Synonyms): SearchIndex {
  const { sections, places } = joinFiles(files)
  const sectionPages = Int32Array.from(sections, ({ page }) => page)
  const words = [...places.keys()].sort()
  const identifiers = files.flatMap((file) => file.words).filter(isIdentifier)
  const pages = files.flatMap(({ guide, pages }) => pages.map((page) => composePage(guide, page)))
  return {
    pages,
    sections,
    sectionPages,
    words,
    spellings: [...new Set([...words, ...synonyms.spellings])],
    titleWords: [...new Set(pages.flatMap(({ titleWords }) => titleWords))],
    titles: groupTitles(pages),
    stems: groupByStem(words),
    identifiers: new Map(identifiers.map((word) => [word.toLowerCase(), splitIdentifier(word)])),
    headings: groupHeadings(sections),
    synonyms,
    listPlaces: createEngine(places),
    pageCounts: countPages(places, sectionPages),
  }
}

function composePage(guide: string, { route, title, trail }: IndexFile['pages'][number]): IndexedPage {
  const kind = readPageKind(route)
  return {
    route,
    title,
    trail,
    guide,
    kind,
    weight: kindWeights[kind],
    titleWords: splitText(title),
    trailWords: splitText(trail.join(' ')),
    joinedTitle: joinLetters(title),
    isElement: isIdentifier(title),
    release: findRelease(route),
  }
}

/** Each file counts its pages and sections from zero; together they go on where the one before ends. */
function joinFiles(files: readonly IndexFile[]) {
  const sections: IndexedSection[] = []
  const places = new Map<string, number[]>()
  let firstPage = 0
  for (const file of files) {
    const firstPlace = sections.length * searchFields.length
    for (const [page, heading, id] of file.sections) {
      sections.push({ page: firstPage + page, heading, id })
    }
    for (const [index, word] of file.words.entries()) {
      const key = word.toLowerCase()
      const ofWord = places.get(key) ?? []
      let place = firstPlace
      for (const distance of file.places[index] ?? []) {
        place += distance
        ofWord.push(place)
      }
      places.set(key, ofWord)
    }
    firstPage += file.pages.length
  }
  return { sections, places }
}

function groupTitles(pages: readonly IndexedPage[]): Map<string, number[]> {
  const titles = new Map<string, number[]>()
  for (const [number, { titleWords, joinedTitle, isElement }] of pages.entries()) {
    for (const word of new Set(isElement ? [...titleWords, joinedTitle] : titleWords))
      addTo(titles, word, number)
  }
  return titles
}

function groupByStem(words: readonly string[]): Map<string, string[]> {
  const stems = new Map<string, string[]>()
  for (const word of words) addTo(stems, stemmer(word), word)
  return stems
}

/** Places are in order, so those of a page follow each other. */
function countPages(
  places: ReadonlyMap<string, readonly number[]>,
  sectionPages: Int32Array,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word, ofWord] of places) {
    let count = 0
    let last = -1
    for (const place of ofWord) {
      const page = sectionPages[readPlace(place).section] ?? 0
      if (page !== last) count += 1
      last = page
    }
    counts.set(word, count)
  }
  return counts
}

/** The engine takes its index as it would export it itself: one object of words for each step of its scores. */
function createEngine(places: ReadonlyMap<string, number[]>): SearchIndex['listPlaces'] {
  const engine = new Index({ encode: (text) => [text], resolution: 1, tokenize: 'strict' })
  // Without a prototype, a word like "constructor" is a word like any other.
  const map: Record<string, number[]> = Object.create(null)
  for (const [word, ofWord] of places) map[word] = ofWord
  // The types know exported texts alone; the engine takes what these hold, too.
  engine.import('map', [map] as unknown as string)
  return (word) => engine.search(word, Number.MAX_SAFE_INTEGER) as number[]
}
