import styles from './mark.module.css'

/** What a mark says of an element of the schema. */
export interface MarkProps {
  kind: 'draft' | 'deprecated' | 'required'
}

const labels = { draft: 'Draft', deprecated: 'Deprecated', required: 'Required' }

/** A small word beside a name. */
export function Mark({ kind }: MarkProps) {
  return (
    <span className={styles.mark} data-kind={kind}>
      {labels[kind]}
    </span>
  )
}
