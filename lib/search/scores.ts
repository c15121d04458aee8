import type { SearchIndex } from './load-index'

/** Takes the greater of a score and another one. */
export function raise(scores: Float64Array, number: number, score: number): void {
  if (score > (scores[number] ?? 0)) scores[number] = score
}

/** Takes the greater of each score and a share of the other one. */
export function raiseAll(scores: Float64Array, others: Float64Array, share: number): void {
  for (let number = 0; number < others.length; number++) raise(scores, number, (others[number] ?? 0) * share)
}

/** Leaves a share of each score. */
export function scale(scores: Float64Array, share: number): void {
  for (let number = 0; number < scores.length; number++) scores[number] = (scores[number] ?? 0) * share
}

/** Adds other scores, one by one. */
export function addScores(sums: Float64Array, scores: Float64Array): void {
  for (let number = 0; number < sums.length; number++)
    sums[number] = (sums[number] ?? 0) + (scores[number] ?? 0)
}

/** For each page the best score of its sections. */
export function takeBestOfPages(scores: Float64Array, { pages, sectionPages }: SearchIndex): Float64Array {
  const best = new Float64Array(pages.length)
  for (let number = 0; number < scores.length; number++) {
    const score = scores[number] ?? 0
    if (score > 0) raise(best, sectionPages[number] ?? 0, score)
  }
  return best
}
