import { type Problem, quote } from '../problem/problem'
import type { ExpectedResult } from './evaluate-search'
import type { SearchIndex } from './load-index'
import { search } from './search'

/** What readers see while they type the queries of a list. */
export interface TypingOutcome {
  /** Beginnings that find nothing, although the one before and the whole query find something. */
  gaps: readonly { query: string; beginning: string }[]
  /** How often the page that is right in the end leaves the first three, to come back later. */
  departures: number
}

/** So many letters say what may be meant. */
const leastLetters = 3

const shownFirst = 3

/** Asks the search all queries of a list letter by letter. */
export function evaluateTyping(list: readonly ExpectedResult[], index: SearchIndex): TypingOutcome {
  const gaps: { query: string; beginning: string }[] = []
  let departures = 0
  for (const { query, pages } of list) {
    const answers = listBeginnings(query).map((beginning) => ({
      beginning,
      found: search({ query: beginning }, index).pages.map(({ route }) => route),
    }))
    const whole = answers.at(-1)?.found ?? []
    const right = whole.slice(0, shownFirst).find((route) => pages.includes(route))
    for (const [place, { beginning, found }] of answers.entries()) {
      const before = answers[place - 1]?.found ?? []
      if (found.length === 0 && before.length > 0 && whole.length > 0) gaps.push({ query, beginning })
      if (right !== undefined && hasFirst(before, right) && !hasFirst(found, right)) departures++
    }
  }
  return { gaps, departures }
}

function listBeginnings(query: string): string[] {
  return [...query].map((_, place) => query.slice(0, place + 1)).filter((text) => text.length >= leastLetters)
}

function hasFirst(found: readonly string[], route: string): boolean {
  return found.slice(0, shownFirst).includes(route)
}

/** The queries whose results vanish for a moment while they are typed. */
export function checkTyping(file: string, { gaps }: TypingOutcome): Problem[] {
  return gaps.map(({ query, beginning }) => ({
    file,
    subject: query,
    found: `nothing for ${quote(beginning)}`,
    expected: 'results for each beginning from the first one with results on',
  }))
}
