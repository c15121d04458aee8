import { focusElement } from '../frame/focus-element'
import { LineIcon } from '../icons/line-icon'
import styles from './back-to-top.module.css'
import { useBackToTop } from './use-back-to-top'

/** A button at the lower edge that leads back to the top of the page; it shows while one scrolls up. */
export function BackToTop() {
  const isShown = useBackToTop()
  return (
    <button
      type="button"
      className={styles.button}
      data-shown={isShown}
      aria-label="Scroll back to top"
      onClick={scrollToTop}
    >
      <LineIcon path="m5 15 7-7 7 7" />
    </button>
  )
}

/** Takes the keyboard along: the next Tab reaches what comes first on the page. */
function scrollToTop(): void {
  focusElement(document.body)
  const { matches: wantsLittleMotion } = window.matchMedia('(prefers-reduced-motion: reduce)')
  window.scrollTo({ top: 0, behavior: wantsLittleMotion ? 'instant' : 'smooth' })
}
