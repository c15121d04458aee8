import styles from './failure-box.module.css'

/** What the box needs. */
export interface FailureBoxProps {
  /** What has happened, as one sentence. */
  title: string
  /** Why, and what to do. */
  advice: string
  retry: () => void
  /** The page can be loaded anew, too. */
  offersReload?: boolean | undefined
  /** Takes the box away; without it, the box stays until it works. */
  dismiss?: (() => void) | undefined
}

/** What stands in the place of something that could not be loaded, with the way to try again. */
export function FailureBox({ title, advice, retry, offersReload = false, dismiss }: FailureBoxProps) {
  return (
    <div className={styles.box} role="alert">
      <p className={styles.title}>{title}</p>
      <p className={styles.advice}>{advice}</p>
      <p className={styles.buttons}>
        <button type="button" className={styles.button} onClick={retry}>
          Retry
        </button>
        {offersReload && (
          <button type="button" className={styles.button} onClick={() => window.location.reload()}>
            Reload the page
          </button>
        )}
        {dismiss && (
          <button type="button" className={styles.button} onClick={dismiss}>
            Close
          </button>
        )}
      </p>
    </div>
  )
}
