import { LineIcon } from './line-icon'

/** Three lines, for the menu. */
export function MenuIcon() {
  return <LineIcon path="M3 6h18M3 12h18M3 18h18" />
}
