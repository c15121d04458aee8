import { listMessages } from '../../lib/failure/list-messages'
import { FailureBox } from './failure-box'
import styles from './page-load-report.module.css'
import { usePageLoad } from './use-page-load'

/** Over the open page, when the next one could not be loaded. The open one stays readable. */
export function PageLoadReport() {
  const { failure, retry, dismiss } = usePageLoad()
  if (!failure) return null
  return (
    <div className={styles.place}>
      <FailureBox
        title="This page could not be loaded. Is there a connection?"
        advice={`${failure.address}: ${listMessages(failure.error).join(' ')}`}
        retry={retry}
        dismiss={dismiss}
      />
    </div>
  )
}
