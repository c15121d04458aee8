import styles from './failure-box.module.css'

/** What the box needs. */
export interface FailureBoxProps {
  /** What has happened, as one sentence. */
  title: string
  /** The text of the error. */
  error: string
  retry: () => void
  /** Takes the box away; without it, the box stays until it works. */
  dismiss?: (() => void) | undefined
}

/** What stands in the place of something that could not be loaded, with the way to try again. */
export function FailureBox({ title, error, retry, dismiss }: FailureBoxProps) {
  return (
    <div className={styles.box} role="alert">
      <p className={styles.title}>{title}</p>
      <p className={styles.error}>{error}</p>
      <p className={styles.buttons}>
        <button type="button" className={styles.button} onClick={retry}>
          Retry
        </button>
        {dismiss && (
          <button type="button" className={styles.button} onClick={dismiss}>
            Close
          </button>
        )}
      </p>
    </div>
  )
}
