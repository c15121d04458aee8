import { createPortal } from 'react-dom'
import { describeFailure } from '../../lib/search/search-failure'
import { LazyPart } from '../lazy-part/lazy-part'
import { loadSearchPart } from './load-search-part'
import styles from './search-place.module.css'
import { useSearchState } from './search-store'
import { useEscapeClosing } from './use-escape-closing'
import { useReturnedFocus } from './use-returned-focus'

/** Where the open search stands: its dialog, and below the navbar what is to be said until that is there. */
export function SearchPlace() {
  const { requests } = useSearchState()
  useEscapeClosing()
  useReturnedFocus()
  return createPortal(
    <div className={styles.place}>
      <LazyPart load={loadSearchPart} props={{}} requests={requests} describeFailure={describeFailure} />
    </div>,
    // The bar can move out of sight, and takes along what is fixed within it.
    document.body,
  )
}
