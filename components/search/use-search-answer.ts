import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import type { SearchAnswer, SearchRequest } from '../../lib/search/search-answer'
import { dropSearchClient, getSearchClient } from './search-client-store'

/** What came of the latest request that is answered. */
interface Outcome {
  answer?: SearchAnswer | undefined
  /** The query that the answer belongs to. */
  answeredQuery: string
  failure: { error: unknown } | undefined
}

const nothing: Outcome = { answer: undefined, answeredQuery: '', failure: undefined }

/**
 * Searches at each change of the request. The answer before stays until the next one is there; answers that
 * come too late are dropped. A blank query has no answer.
 */
export function useSearchAnswer({ query, guide }: SearchRequest) {
  const { basePath } = useRouter()
  const [outcome, setOutcome] = useState(nothing)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt searches anew
  useEffect(() => {
    let isOvertaken = false
    const client = getSearchClient(basePath)
    const isBlank = query.trim() === ''
    client.ready
      .then(() => (isBlank || isOvertaken ? undefined : client.search({ query, guide })))
      .then(
        (answer) => {
          if (!isOvertaken) setOutcome({ ...nothing, answer, answeredQuery: query })
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
  }, [basePath, query, guide, attempt])

  function retry(): void {
    setOutcome(nothing)
    setAttempt((before) => before + 1)
  }

  return { ...outcome, retry }
}
