import styles from './external-icon.module.css'

/**
 * An arrow for links that open a new tab. Screen readers hear what it means. It is a letter behind a space
 * that does not break, not a drawing: a line can break around a drawing, and the next one would then begin
 * with a full stop.
 */
export function ExternalIcon() {
  return (
    <>
      {'\u00A0'}
      <span className={styles.icon} role="img" aria-label="(opens in new tab)">
        {/* The second sign asks for the letter, not for a coloured picture. */}
        {'\u2197\uFE0E'}
      </span>
    </>
  )
}
