import { type ComponentType, useCallback, useEffect, useState } from 'react'

/** How far a part has come. */
interface LoadState<Props> {
  Part?: ComponentType<Props>
  failure?: { error: unknown }
}

/** A module whose default export is a component. */
export interface PartModule<Props> {
  default: ComponentType<Props>
}

/**
 * Loads a component. Without `Part` and `failure` it is on its way.
 *
 * @param load the same function at each render; `reuseLoad` makes one that can be called ahead, too
 * @param requests another number tries again; a part that is there stays
 */
export function useLazyPart<Props>(load: () => Promise<PartModule<Props>>, requests: number) {
  const [state, setState] = useState<LoadState<Props>>({})
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request and each attempt loads anew
  useEffect(() => {
    let isLeft = false
    setState(({ Part }) => (Part ? { Part } : {}))
    load().then(
      ({ default: Part }) => {
        if (!isLeft) setState({ Part })
      },
      (error: unknown) => {
        if (!isLeft) setState({ failure: { error } })
      },
    )
    return () => {
      isLeft = true
    }
  }, [load, requests, attempt])

  const retry = useCallback(() => setAttempt((before) => before + 1), [])

  return { ...state, retry }
}
