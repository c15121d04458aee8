import { FailureBox } from './failure-box'
import styles from './page-load-report.module.css'
import { usePageLoad } from './use-page-load'

/** Over the open page, when the next one could not be loaded. The open one stays readable. */
export function PageLoadReport() {
  const { failedAddress, retry, dismiss } = usePageLoad()
  if (failedAddress === undefined) return null
  return (
    <div className={styles.place}>
      <FailureBox
        title="This page could not be loaded."
        advice={`The site did not answer at ${failedAddress}. Check the connection, then retry.`}
        retry={retry}
        dismiss={dismiss}
      />
    </div>
  )
}
