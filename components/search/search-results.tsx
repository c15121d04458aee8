import type { SearchAnswer, SearchRequest } from '../../lib/search/search-answer'
import { describeFailure } from '../../lib/search/search-failure'
import { searchGuides } from '../../lib/search/search-guides'
import { FailureBox } from '../failure/failure-box'
import { Spinner } from '../lazy-part/spinner'
import { ChoiceList, type ChoiceListProps } from './choice-list'
import { ClearButton } from './clear-button'
import { NoResult } from './no-result'
import styles from './search-results.module.css'

/** What stands below the box. */
export interface SearchResultsProps {
  /** Something is asked for, and neither an answer nor a failure is there. */
  isWaiting: boolean
  answer: SearchAnswer | undefined
  /** The request that the answer belongs to. */
  answered: SearchRequest | undefined
  failure: { error: unknown } | undefined
  list: ChoiceListProps
  /** Forgets what was chosen last; `undefined` when nothing was. */
  clearRecent: (() => void) | undefined
  retry: () => void
  search: (query: string) => void
  searchAllGuides: () => void
  focusBox: () => void
}

/** What the search has to say: its choices, that there are none, that it is busy, or that it has failed. */
export function SearchResults({ isWaiting, answer, failure, list, focusBox, ...parts }: SearchResultsProps) {
  // What has been pressed goes away; the focus goes on in the box.
  const withFocus = (act: () => void) => () => {
    act()
    focusBox()
  }
  const words = failure && describeFailure(failure.error)
  return (
    <>
      {words && (
        <div className={styles.failure}>
          <FailureBox
            title={words.title}
            advice={words.advice}
            offersReload={words.helpsReload}
            retry={withFocus(parts.retry)}
          />
        </div>
      )}
      {isWaiting && <Spinner />}
      {parts.clearRecent && <ClearButton clear={withFocus(parts.clearRecent)} />}
      {list.groups.length > 0 && <ChoiceList {...list} />}
      {answer?.pages.length === 0 && (
        <NoResult
          query={parts.answered?.query ?? ''}
          guide={answer.elsewhere ? nameGuide(parts.answered?.guide) : undefined}
          searchAllGuides={withFocus(parts.searchAllGuides)}
          suggestion={answer.suggestion}
          accept={(suggestion) => withFocus(() => parts.search(suggestion))()}
        />
      )}
    </>
  )
}

function nameGuide(id: string | undefined): string | undefined {
  return searchGuides.find((guide) => guide.id === id)?.label
}
