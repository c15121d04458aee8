import { Children, isValidElement, type ReactNode } from 'react'
import type { TabItem } from '../tabs/tabs'
import type { ExamplePanelProps } from './example-panel'

const labels: Record<string, string> = {
  query: 'Query',
  variables: 'Variables',
  result: 'Result',
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
  output: 'Output',
}

/** The name of a tab that readers see. */
export function labelOf(tab: string): string {
  return labels[tab] ?? tab
}

/** The tabs of the panels among an element's children. */
export function listPanels(children: ReactNode): TabItem[] {
  return Children.toArray(children)
    .filter((child) => isValidElement<ExamplePanelProps>(child))
    .map((child) => ({ value: child.props.tab, label: labelOf(child.props.tab), panel: child }))
}
