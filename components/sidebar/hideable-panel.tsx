import { type ReactNode, useRef } from 'react'
import { LineIcon } from '../icons/line-icon'
import { hideSidebar, showSidebar } from './hide-sidebar'
import styles from './hideable-panel.module.css'

/**
 * What readers can hide, and the two buttons for that. Which of them is shown is a matter of styles alone,
 * so that a hidden sidebar is hidden before any script of the page has run.
 */
export function HideablePanel({ children }: { children: ReactNode }) {
  const collapse = useRef<HTMLButtonElement>(null)
  const expand = useRef<HTMLButtonElement>(null)

  function hide(): void {
    hideSidebar()
    expand.current?.focus()
  }

  function show(): void {
    showSidebar()
    collapse.current?.focus()
  }

  return (
    <>
      <div className={styles.panel}>
        {children}
        <button ref={collapse} type="button" className={styles.collapse} onClick={hide}>
          <LineIcon path="m11 17-5-5 5-5m7 10-5-5 5-5" size={20} />
          Collapse sidebar
        </button>
      </div>
      <button
        ref={expand}
        type="button"
        className={styles.expand}
        aria-label="Expand sidebar"
        title="Expand sidebar"
        onClick={show}
      >
        <LineIcon path="m6 17 5-5-5-5m7 10 5-5-5-5" size={20} />
      </button>
    </>
  )
}
