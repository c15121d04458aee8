import styles from './spinner.module.css'
import { useDelay } from './use-delay'

/** How long something may take before the reader is told to wait, in milliseconds. */
const patience = 200

/** Says that something is on its way, if that takes longer than a moment. */
export function Spinner() {
  const isShown = useDelay(patience)
  if (!isShown) return null
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} />
      Loading…
    </div>
  )
}
