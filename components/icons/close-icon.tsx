import { LineIcon } from './line-icon'

/** A cross, for closing. */
export function CloseIcon() {
  return <LineIcon path="m5 5 14 14M19 5 5 19" />
}
