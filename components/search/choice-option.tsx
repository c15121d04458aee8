import type { MouseEvent } from 'react'
import { isPlainClick } from '../../lib/navigation/is-plain-click'
import { composeChoiceAddress, type SearchChoice } from '../../lib/search/search-choice'
import { PageLink } from '../mdx/page-link'
import styles from './choice-option.module.css'
import { MarkedText } from './marked-text'

/** What an entry of the list needs. */
export interface ChoiceOptionProps {
  choice: SearchChoice
  id: string
  /** Its number in the whole list. */
  index: number
  isActive: boolean
  /** It stands below the page that it is a part of. */
  isPart: boolean
  /** In lower case. */
  words: readonly string[]
  choose: (choice: SearchChoice) => void
}

/**
 * An entry of the list of the search. It is a link, so that it can be opened in a new tab and its address
 * copied; a plain press goes the way that the Enter key goes.
 */
export function ChoiceOption({ choice, id, index, isActive, isPart, words, choose }: ChoiceOptionProps) {
  const context = [choice.context, choice.reason].filter(Boolean).join(' · ')
  function follow(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    choose(choice)
  }
  return (
    <PageLink
      href={composeChoiceAddress(choice)}
      role="option"
      id={id}
      tabIndex={-1}
      className={styles.option}
      aria-selected={isActive}
      data-index={index}
      data-part={isPart || undefined}
      onClick={follow}
    >
      <span className={styles.label}>
        <MarkedText text={choice.label} words={words} />
      </span>
      {!isPart && context !== '' && <span className={styles.context}>{context}</span>}
    </PageLink>
  )
}
