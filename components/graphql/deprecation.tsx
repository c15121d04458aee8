/** The reason why an element of the schema is deprecated. */
export interface DeprecationProps {
  /** `undefined` for what is not deprecated; may be empty. */
  reason: string | undefined
}

/** Says that an element is deprecated, and why. */
export function Deprecation({ reason }: DeprecationProps) {
  if (reason === undefined) return null
  return (
    <p>
      <strong>Deprecated.</strong>
      {reason !== '' && ` ${reason}`}
    </p>
  )
}
