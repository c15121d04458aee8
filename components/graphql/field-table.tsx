import type { ReactNode } from 'react'
import hiddenStyles from '../../styles/visually-hidden.module.css'
import styles from './field-table.module.css'

/** A table of fields, arguments or values. */
export interface FieldTableProps {
  /** What a row is: `Field`, `Argument`, `Value`. */
  label: string
  /** What the table is, for screen readers. */
  name: string
  hasTypes: boolean
  hasDefaults: boolean
  /** Its rows. */
  children?: ReactNode
}

/**
 * A table with a row for each field, argument or value. In a narrow column each row is a block of its own;
 * the roles are written out, since browsers forget them with the form of a table.
 */
export function FieldTable({ label, name, hasTypes, hasDefaults, children }: FieldTableProps) {
  const columns = [label, ...(hasTypes ? ['Type'] : []), ...(hasDefaults ? ['Default'] : []), 'Meaning']
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table">
        <caption className={hiddenStyles.hidden}>{name}</caption>
        <thead className={styles.columns} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  )
}
