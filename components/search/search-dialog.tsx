import dialogStyles from '../../styles/dialog.module.css'
import { SearchContent } from './search-content'
import styles from './search-dialog.module.css'
import { closeSearch } from './search-store'
import { useBackdropClosing } from './use-backdrop-closing'
import { useModalDialog } from './use-modal-dialog'

/** The dialog of the search: at the top of a wide screen, all of a narrow one. */
export function SearchDialog() {
  const dialog = useModalDialog()
  const backdropHandlers = useBackdropClosing()
  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.dialog}`}
      aria-label="Search"
      {...backdropHandlers}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) closeSearch()
      }}
    >
      <SearchContent />
    </dialog>
  )
}
