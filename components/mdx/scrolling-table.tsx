import type { ComponentPropsWithoutRef } from 'react'
import styles from './scrolling-table.module.css'

/** A table that scrolls sideways inside its own box where the screen is too narrow for it. */
export function ScrollingTable(attributes: ComponentPropsWithoutRef<'table'>) {
  return (
    <figure className={styles.frame} tabIndex={0} aria-label="Table">
      <table {...attributes} className={styles.table} />
    </figure>
  )
}
