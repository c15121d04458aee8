import styles from './progress-bar.module.css'
import { useRouteProgress } from './use-route-progress'

/** A thin line at the top of the window while the next page takes its time. It says nothing to screen readers. */
export function ProgressBar() {
  const isVisible = useRouteProgress()
  return isVisible ? <div className={styles.bar} data-progress-bar aria-hidden="true" /> : null
}
