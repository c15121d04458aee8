import type { ReactNode } from 'react'

/** The type of an argument, with a link to its page. */
export function ArgumentType({ children }: { children?: ReactNode }) {
  return (
    <p>
      {'Type: '}
      <code>{children}</code>
    </p>
  )
}
