import type { ReactNode } from 'react'
import styles from './main-wrapper.module.css'

/** The id of the part between navbar and footer, which the skip link leads to. */
export const mainWrapperId = 'main-wrapper'

/** The part between navbar and footer. It holds the one `main` of the page. */
export function MainWrapper({ children }: { children: ReactNode }) {
  return (
    <div id={mainWrapperId} className={styles.wrapper}>
      {children}
    </div>
  )
}
