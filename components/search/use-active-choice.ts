import { type RefObject, useEffect, useState } from 'react'
import type { ChoiceGroup } from '../../lib/search/search-choice'

/**
 * Which choice is active, counted over all groups: the first one, until a key or the pointer makes it another.
 * One that a key has led to comes into view.
 *
 * @param list the element around the choices, which have their number in `data-index`
 */
export function useActiveChoice(groups: readonly ChoiceGroup[], list: RefObject<HTMLElement>) {
  const [active, setActive] = useState({ groups, index: 0, isByKey: false })
  const isKnown = active.groups === groups
  const index = isKnown ? active.index : 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices are shown from the top
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0
  }, [groups, list])
  useEffect(() => {
    if (!active.isByKey) return
    list.current?.querySelector(`[data-index="${active.index}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active, list])

  return {
    index,
    moveTo: (next: number) => setActive({ groups, index: next, isByKey: true }),
    pointAt: (next: number) => setActive({ groups, index: next, isByKey: false }),
  }
}
