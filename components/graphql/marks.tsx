import { Mark } from './mark'
import styles from './marks.module.css'

/** What is said of a field, an argument or a value beside its name. */
export interface MarksProps {
  status: 'draft' | 'confirmed'
  isRequired?: boolean
  /** Why it is deprecated; left out where it is not. */
  deprecation?: string
}

/** The marks of a field, an argument or a value. Confirmed and optional ones have none. */
export function Marks({ status, isRequired = false, deprecation }: MarksProps) {
  const isDraft = status === 'draft'
  const isDeprecated = deprecation !== undefined
  if (!isDraft && !isRequired && !isDeprecated) return null
  return (
    <span className={styles.marks}>
      {isRequired && <Mark kind="required" />}
      {isDeprecated && <Mark kind="deprecated" />}
      {isDraft && <Mark kind="draft" />}
    </span>
  )
}
