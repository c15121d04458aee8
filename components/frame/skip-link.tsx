import styles from './skip-link.module.css'

/** The id of the element that the skip link leads to: the main part of every page. */
export const mainId = 'main'

/** The first thing that a keyboard reaches: leads past the bar and the sidebar. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${mainId}`}>
      Skip to main content
    </a>
  )
}
