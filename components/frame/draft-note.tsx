import styles from './draft-note.module.css'

/** The quiet note on a page that waits to be confirmed by the product's owner. */
export function DraftNote() {
  return (
    <p className={styles.note}>
      <strong>Draft.</strong> This page is complete, but the maker of BinBar has not confirmed all of it yet.
      Where it differs from what you see, trust what you see.
    </p>
  )
}
