import type { RefObject } from 'react'
import type { ChoiceGroup, SearchChoice } from '../../lib/search/search-choice'
import { ChoiceGroupPart } from './choice-group-part'
import styles from './choice-list.module.css'
import { keepFocus } from './keep-focus'
import { usePointerSelection } from './use-pointer-selection'

/** What the list of the search needs. */
export interface ChoiceListProps {
  id: string
  list: RefObject<HTMLDivElement>
  groups: readonly ChoiceGroup[]
  /** The number of the active choice; `undefined` where none is. */
  activeIndex: number | undefined
  /** What is marked in the choices, in lower case. */
  words: readonly string[]
  pointAt: (index: number) => void
  choose: (choice: SearchChoice) => void
}

/** The list below the box: what was found, or what can be chosen before anything is typed. */
export function ChoiceList({ id, list, groups, activeIndex, words, pointAt, choose }: ChoiceListProps) {
  const followPointer = usePointerSelection(pointAt)
  const starts = groups.map((_group, index) => countChoices(groups.slice(0, index)))
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Results"
      className={styles.list}
      onPointerMove={followPointer}
      onMouseDown={keepFocus}
    >
      {groups.map((group, index) => (
        <ChoiceGroupPart
          key={`${group.label} ${group.choices[0]?.route}`}
          group={group}
          listId={id}
          start={starts[index] ?? 0}
          activeIndex={activeIndex}
          words={words}
          choose={choose}
        />
      ))}
    </div>
  )
}

function countChoices(groups: readonly ChoiceGroup[]): number {
  return groups.reduce((count, { choices }) => count + choices.length, 0)
}
