import { tellsOfPage } from './generic-headings'
import type { IndexedPage, IndexedSection, SearchIndex } from './load-index'
import type { FoundPage, FoundSection } from './search-answer'

const mostSections = 3

/** A section has to fit at least half as well as the best one of its page. */
const leastShare = 0.5

/** A section of a page that was found. */
interface Candidate {
  section: IndexedSection
  /** Its number in the index, so its place among all. */
  number: number
  score: number
}

/** What is shown below a page that was found. */
export type ShownSections = Pick<FoundPage, 'sections' | 'isAtTop'>

/** What was asked for. */
export interface AskedWords {
  /** The words as they were written, in lower case. */
  written: ReadonlySet<string>
  /** The words of the site that they stand for. */
  found: ReadonlySet<string>
}

/**
 * The sections to show of each page: those that fit best, in the order of the page. What stands before the first
 * heading is the page itself, and headings that all pages of a kind have are left out unless they were asked for. Where
 * nothing would say why a page was found, the place where most of the words stand is named, whatever its heading.
 *
 * @param pages the numbers of the pages
 * @param scores how well each section of the index fits
 */
export function chooseSections(
  pages: ReadonlySet<number>,
  scores: Float64Array,
  index: SearchIndex,
  asked: AskedWords,
): Map<number, ShownSections> {
  const candidates = new Map<number, Candidate[]>()
  for (let number = 0; number < scores.length; number++) {
    const score = scores[number] ?? 0
    const page = index.sectionPages[number] ?? 0
    const section = index.sections[number]
    if (score === 0 || !section || !pages.has(page)) continue
    const ofPage = candidates.get(page)
    if (ofPage) ofPage.push({ section, number, score })
    else candidates.set(page, [{ section, number, score }])
  }
  return new Map(
    [...candidates].map(([page, ofPage]) => {
      const best = chooseBest(ofPage, asked.written)
      return [
        page,
        best.length > 0 || saysWhy(index.pages[page], asked) ? { sections: best } : namePlace(ofPage),
      ]
    }),
  )
}

/** Its title, or what stands above it, has a word that was asked for. */
function saysWhy(page: IndexedPage | undefined, { found }: AskedWords): boolean {
  return page !== undefined && [...page.titleWords, ...page.trailWords].some((word) => found.has(word))
}

function namePlace([first, ...others]: readonly Candidate[]): ShownSections {
  if (!first) return { sections: [] }
  const best = others.reduce((best, other) => (other.score > best.score ? other : best), first)
  const { heading, id } = best.section
  return id === '' ? { sections: [], isAtTop: true } : { sections: [{ heading, id }] }
}

function chooseBest(candidates: readonly Candidate[], written: ReadonlySet<string>): FoundSection[] {
  const best = Math.max(...candidates.map(({ score }) => score))
  return candidates
    .filter(({ section: { heading, id }, score }) => {
      return score >= best * leastShare && id !== '' && tellsOfPage(heading, written)
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, mostSections)
    .sort((one, other) => one.number - other.number)
    .map(({ section: { heading, id } }) => ({ heading, id }))
}
