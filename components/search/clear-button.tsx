import styles from './clear-button.module.css'

/** Makes the device forget what was chosen last. */
export function ClearButton({ clear }: { clear: () => void }) {
  return (
    <button type="button" className={styles.button} onClick={clear}>
      Clear recent
    </button>
  )
}
