import type { ReactNode } from 'react'

/** A panel of a group of tabs, as the build puts it into a page. */
export interface ExamplePanelProps {
  /** The value of its tab. */
  tab: string
  children?: ReactNode
}

/** Carries the code of one tab; `GraphqlExample` and `ProgramTabs` put it into its place. */
export function ExamplePanel({ children }: ExamplePanelProps) {
  return <>{children}</>
}
