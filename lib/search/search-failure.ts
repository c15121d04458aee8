/** What keeps the search from working. */
export type SearchProblem = 'program' | 'connection' | 'index' | 'query'

/** What the reader is told. */
export interface FailureWords {
  /** What has happened, as one sentence. */
  title: string
  /** Why, and what to do. */
  advice: string
  /** The program may have another name since a new release, which only a page that is loaded anew knows. */
  helpsReload: boolean
}

/** A search that does not work. */
export class SearchFailure extends Error {
  readonly problem: SearchProblem

  constructor(problem: SearchProblem) {
    super(`The search failed: ${problem}.`)
    this.problem = problem
  }
}

const title = 'The search could not be loaded.'

const words: Record<SearchProblem, FailureWords> = {
  program: {
    title,
    advice:
      'Its program did not start. Check the connection and retry. If that does not help, reload the page.',
    helpsReload: true,
  },
  connection: {
    title,
    advice: 'The site did not answer. Check the connection, then retry.',
    helpsReload: false,
  },
  index: {
    title,
    advice: 'A file of the search is missing or damaged. Retry in a few minutes.',
    helpsReload: false,
  },
  query: {
    title: 'The search has stopped.',
    advice: 'It could not answer this query. Retry, or search for other words.',
    helpsReload: false,
  },
}

/** Puts an error in plain words. One of unknown kind comes from a program that did not arrive. */
export function describeFailure(error: unknown): FailureWords {
  return words[error instanceof SearchFailure ? error.problem : 'program']
}
