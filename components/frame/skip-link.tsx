import type { MouseEvent } from 'react'
import { focusElement } from './focus-element'
import { mainWrapperId } from './main-wrapper'
import styles from './skip-link.module.css'

/**
 * The first thing that a keyboard reaches: leads past the bar and the sidebar. The address stays as it is;
 * where no script runs, it is a plain link to the part around the text.
 */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${mainWrapperId}`} onClick={skipToContent}>
      Skip to main content
    </a>
  )
}

function skipToContent(event: MouseEvent): void {
  const content = document.querySelector('main') ?? document.getElementById(mainWrapperId)
  if (!content) return
  event.preventDefault()
  focusElement(content)
  content.scrollIntoView()
}
