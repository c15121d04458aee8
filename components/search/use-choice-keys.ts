import { useEffect, useState } from 'react'
import type { SearchRequest } from '../../lib/search/search-answer'
import type { SearchChoice } from '../../lib/search/search-choice'

/** What keys do with a choice. */
interface ChoiceActs {
  choose: (choice: SearchChoice) => void
  openAside: (choice: SearchChoice) => void
}

/** What the keys act on. */
export interface ChoiceKeysOptions extends ChoiceActs {
  request: SearchRequest
  /** The results in sight are not those of the request. */
  isPending: boolean
  /** The choice that would be taken now. */
  active: SearchChoice | undefined
}

/**
 * Enter takes what was asked for: if that is not answered yet, the key is held until it is, and takes the best
 * result then. It is dropped when the reader asks for something else, or when nothing is found.
 */
export function useChoiceKeys({ request: { query, guide }, isPending, active, ...acts }: ChoiceKeysOptions) {
  const [held, setHeld] = useState<keyof ChoiceActs>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else is asked for
  useEffect(() => setHeld(undefined), [query, guide])
  useEffect(() => {
    if (!held || isPending) return
    setHeld(undefined)
    const act = acts[held]
    // React cannot take the dialog away at once while it still shows the answer.
    if (active) queueMicrotask(() => act(active))
  })

  function press(name: keyof ChoiceActs): void {
    if (isPending) setHeld(name)
    else if (active) acts[name](active)
  }

  return { choose: () => press('choose'), openAside: () => press('openAside') }
}
