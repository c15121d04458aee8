import { useEffect, useId, useRef } from 'react'
import { describeResults } from '../../lib/search/describe-results'
import type { FoundPage } from '../../lib/search/search-answer'
import { listChoices, type SearchChoice } from '../../lib/search/search-choice'
import { followChoiceKey } from './follow-choice-key'
import { GuideFilter } from './guide-filter'
import { openAside } from './open-aside'
import { SearchBox } from './search-box'
import styles from './search-content.module.css'
import { SearchResults } from './search-results'
import { SearchStatus } from './search-status'
import { useSearchState } from './search-store'
import { useActiveChoice } from './use-active-choice'
import { useChoiceGroups } from './use-choice-groups'
import { useChoiceKeys } from './use-choice-keys'
import { useChosenResult } from './use-chosen-result'
import { useSearchAnswer } from './use-search-answer'
import { useSearchRequest } from './use-search-request'

const noPages: readonly FoundPage[] = []

/** What stands in the dialog of the search: the box, the filter, and what was found. */
export function SearchContent() {
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const request = useSearchRequest(useSearchState().query)
  const { answer, failure, answered, isPending, retry } = useSearchAnswer(request)
  const isBlank = request.query.trim() === ''
  const shown = isBlank ? undefined : answer
  // What could be chosen before stays in sight, but no key takes it for an answer.
  const isWaiting = isPending && !answer
  const { groups, clearRecent } = useChoiceGroups(
    isBlank || isWaiting ? undefined : (shown?.pages ?? noPages),
  )
  const { index, moveTo, pointAt } = useActiveChoice(groups, list)
  const words = shown?.words ?? []
  const choose = useChosenResult(words)
  const choices = isWaiting ? [] : listChoices(groups)
  const active = choices[index]
  const openActive = (choice: SearchChoice) => openAside(choice, listId, index)
  const keys = useChoiceKeys({ request, isPending, active, choose, openAside: openActive })

  const focusBox = () => box.current?.focus()
  useEffect(focusBox, [])

  return (
    <div className={styles.content}>
      <SearchBox
        box={box}
        text={request.text}
        listId={listId}
        activeIndex={active && index}
        {...request.boxHandlers}
        onKeyDown={(event) => followChoiceKey(event, { index, count: choices.length, moveTo, ...keys })}
      />
      <GuideFilter guide={request.guide} choose={request.setGuide} />
      <SearchResults
        answer={shown}
        answered={answered}
        failure={failure}
        isWaiting={isWaiting}
        list={{ id: listId, list, groups, activeIndex: active && index, words, pointAt, choose }}
        clearRecent={clearRecent}
        retry={retry}
        search={request.change}
        searchAllGuides={() => request.setGuide(undefined)}
        focusBox={focusBox}
      />
      <SearchStatus text={shown ? describeResults(shown.pages.length) : ''} />
    </div>
  )
}
