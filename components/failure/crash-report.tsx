import { Fragment } from 'react'
import { listMessages } from '../../lib/failure/list-messages'
import styles from './crash-report.module.css'

/** What the report needs. */
export interface CrashReportProps {
  error: unknown
  /** Renders anew what has failed. */
  tryAgain: () => void
}

/** What stands in the place of something that failed: the messages of the error and of its causes. */
export function CrashReport({ error, tryAgain }: CrashReportProps) {
  return (
    <div className={styles.report}>
      <h1>This page crashed.</h1>
      <p>
        <button type="button" className={styles.button} onClick={tryAgain}>
          Try again
        </button>
      </p>
      <hr />
      <p className={styles.messages}>
        {listMessages(error).map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the messages of an error never change
          <Fragment key={index}>
            {index > 0 && '\n\nCause:\n'}
            {message}
          </Fragment>
        ))}
      </p>
    </div>
  )
}
