import { tellsOfPage } from './generic-headings'
import type { IndexedSection, SearchIndex } from './load-index'
import type { FoundSection } from './search-answer'

const mostSections = 3

/** A section has to fit at least half as well as the best one of its page. */
const leastShare = 0.5

/** A section of a page that was found. */
interface Candidate {
  /** Its number in the index, so its place among all. */
  number: number
  score: number
}

/**
 * The sections to show of each page: those that fit best, in the order of the page. What stands before the first
 * heading is the page itself, and headings that all pages of a kind have are left out unless they were asked for.
 *
 * @param pages the numbers of the pages
 * @param scores how well each section of the index fits
 * @param asked the words of the query, in lower case
 */
export function chooseSections(
  pages: ReadonlySet<number>,
  scores: Float64Array,
  { sections }: SearchIndex,
  asked: ReadonlySet<string>,
): Map<number, FoundSection[]> {
  const candidates = new Map<number, Candidate[]>()
  for (let number = 0; number < scores.length; number++) {
    const score = scores[number] ?? 0
    const page = sections[number]?.page ?? 0
    if (score === 0 || !pages.has(page)) continue
    const ofPage = candidates.get(page)
    if (ofPage) ofPage.push({ number, score })
    else candidates.set(page, [{ number, score }])
  }
  return new Map(
    [...candidates].map(([page, ofPage]) => [
      page,
      chooseBest(ofPage, (number) => canBeShown(sections[number])).flatMap(({ number }) => {
        const section = sections[number]
        return section ? [{ heading: section.heading, id: section.id }] : []
      }),
    ]),
  )

  function canBeShown(section: IndexedSection | undefined): boolean {
    return section !== undefined && section.id !== '' && tellsOfPage(section.heading, asked)
  }
}

function chooseBest(candidates: readonly Candidate[], canBeShown: (number: number) => boolean): Candidate[] {
  const best = Math.max(...candidates.map(({ score }) => score))
  return candidates
    .filter(({ number, score }) => score >= best * leastShare && canBeShown(number))
    .sort((one, other) => other.score - one.score)
    .slice(0, mostSections)
    .sort((one, other) => one.number - other.number)
}
