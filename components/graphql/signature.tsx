import type { ReactNode } from 'react'
import { CodeFrame } from '../code/code-frame'

/** The definition of an element in the schema definition language. */
export function Signature({ children }: { children?: ReactNode }) {
  return (
    <CodeFrame name="Signature">
      <code>{children}</code>
    </CodeFrame>
  )
}
