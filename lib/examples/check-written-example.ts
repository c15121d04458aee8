import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'
import type { WrittenExample } from './find-written-examples'

/**
 * The words that a writer may put behind `graphql`: for an example whose answer holds an error of the API,
 * for one that GraphQL refuses as a whole, and for one that is sent without a login.
 */
export const exampleWords = { fails: 'fails', refused: 'refused', withoutToken: 'without-token' } as const

const allWords: readonly string[] = Object.values(exampleWords)

/** Checks what a writer put behind `graphql`, and that the operation has a name. */
export function checkWrittenExample({ block, words, name }: WrittenExample, file: string): Problem[] {
  const place = { file, line: block.position?.start.line }
  const problems: Problem[] = words
    .filter((word) => !allWords.includes(word))
    .map((word) => ({
      ...place,
      found: `the word ${quote(word)} behind "graphql"`,
      expected: `nothing there but ${allWords.map(quote).join(', ')}; tabs and result come by themselves`,
      nearest: findNearest(word, allWords),
    }))
  if (name !== undefined) return problems
  return [
    ...problems,
    {
      ...place,
      found: 'an operation without a name',
      expected: 'a name, such as "query ContainerSites", which its address is made from',
    },
  ]
}
