import type { ReactNode } from 'react'
import { BreakableName } from '../text/breakable-name'
import { Deprecation } from './deprecation'
import styles from './field-table.module.css'
import { Marks, type MarksProps } from './marks'

/** One row of a table of fields, arguments or values. */
export interface FieldRowProps extends MarksProps {
  id: string
  name: string
  /** Its cells: type, default, meaning. */
  children?: ReactNode
}

/** A row with its name as a link to itself, its marks, and its cells. */
export function FieldRow({ id, name, children, ...marks }: FieldRowProps) {
  return (
    <tr id={id} className={styles.row} role="row">
      <th scope="row" role="rowheader" className={styles.cell}>
        <a className={styles.name} href={`#${id}`}>
          <code>
            <BreakableName name={name} />
          </code>
        </a>
        <Marks {...marks} />
        {marks.deprecation !== undefined && (
          <div className={styles.reason}>
            <Deprecation reason={marks.deprecation} />
          </div>
        )}
      </th>
      {children}
    </tr>
  )
}
