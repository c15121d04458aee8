import type { ReactNode } from 'react'
import styles from './field-table.module.css'

interface CellProps {
  children?: ReactNode
}

/** The type of a field, with a link to its page. */
export function FieldType({ children }: CellProps) {
  return (
    <Cell label="Type">
      <code>{children}</code>
    </Cell>
  )
}

/** The default of an argument or of a field of an input; empty where there is none. */
export function FieldDefault({ children }: CellProps) {
  return <Cell label="Default">{children !== undefined && <code>{children}</code>}</Cell>
}

/** What a field, an argument or a value means. */
export function FieldMeaning({ children }: CellProps) {
  return <Cell label="Meaning">{children}</Cell>
}

function Cell({ label, children }: CellProps & { label: string }) {
  return (
    <td role="cell" className={styles.cell} data-label={label}>
      {children}
    </td>
  )
}
