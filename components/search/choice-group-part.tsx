import type { ChoiceGroup, SearchChoice } from '../../lib/search/search-choice'
import styles from './choice-group-part.module.css'
import { ChoiceOption } from './choice-option'
import { composeOptionId } from './compose-option-id'

/** What a group of the list needs. */
export interface ChoiceGroupPartProps {
  group: ChoiceGroup
  listId: string
  /** The number of its first choice in the whole list. */
  start: number
  /** The number of the active choice; `undefined` where none is. */
  activeIndex: number | undefined
  /** In lower case. */
  words: readonly string[]
  choose: (choice: SearchChoice) => void
}

/** Choices that belong together: a page with its headings, or choices below their title. */
export function ChoiceGroupPart({ group, listId, start, activeIndex, words, choose }: ChoiceGroupPartProps) {
  const { label, hasTitle, choices } = group
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of options has groups, not sets of fields
    <div role="group" aria-label={label} className={styles.group}>
      {hasTitle && (
        <p className={styles.title} aria-hidden="true">
          {label}
        </p>
      )}
      {choices.map((choice, offset) => (
        <ChoiceOption
          key={`${choice.route}#${choice.id}`}
          choice={choice}
          id={composeOptionId(listId, start + offset)}
          index={start + offset}
          isActive={start + offset === activeIndex}
          isPart={!hasTitle && choice.id !== ''}
          words={words}
          choose={choose}
        />
      ))}
    </div>
  )
}
