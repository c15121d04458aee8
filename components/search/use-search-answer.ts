import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import type { SearchAnswer, SearchRequest } from '../../lib/search/search-answer'
import { dropSearchClient, getSearchClient } from './search-client-store'

/** What came of the latest request that is answered. */
interface Outcome {
  answer?: SearchAnswer | undefined
  /** The request that the answer belongs to. */
  answered: SearchRequest | undefined
  failure: { error: unknown } | undefined
}

const nothing: Outcome = { answer: undefined, answered: undefined, failure: undefined }

/**
 * Searches at each change of the request. The answer before stays until the next one is there; answers that
 * come too late are dropped. A blank query has no answer.
 *
 * @returns the outcome; `isPending` while it is not that of the present request
 */
export function useSearchAnswer({ query, guide }: SearchRequest) {
  const { basePath } = useRouter()
  const [outcome, setOutcome] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const isBlank = query.trim() === ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt searches anew
  useEffect(() => {
    let isOvertaken = false
    const client = getSearchClient(basePath)
    client.ready
      .then(() => (isBlank || isOvertaken ? undefined : client.search({ query, guide })))
      .then(
        (answer) => {
          if (!isOvertaken) setOutcome({ ...nothing, answer, answered: { query, guide } })
        },
        (error: unknown) => {
          if (isOvertaken) return
          dropSearchClient(client)
          setOutcome({ ...nothing, failure: { error } })
        },
      )
    return () => {
      isOvertaken = true
    }
  }, [basePath, query, guide, isBlank, attempt])

  function retry(): void {
    setOutcome(nothing)
    setAttempt((before) => before + 1)
  }

  const { answered, failure } = outcome
  const isAnswered = answered?.query === query && answered.guide === guide
  return { ...outcome, isPending: !isBlank && !failure && !isAnswered, retry }
}
