import { LineIcon } from '../icons/line-icon'

const size = 18

/** Two sheets, for copying. */
export function CopyIcon() {
  return <LineIcon path="M9 9h12v12H9zM5 15H3V3h12v2" size={size} />
}

/** A tick: it worked. */
export function TickIcon() {
  return <LineIcon path="m4 12 6 6L20 6" size={size} />
}

/** A cross: it did not work. */
export function FailureIcon() {
  return <LineIcon path="m6 6 12 12M18 6 6 18" size={size} />
}

/** A line that goes on in the next one. */
export function WrapIcon() {
  return <LineIcon path="M3 5h18M3 12h14a4 4 0 0 1 0 8h-5m3-3-3 3 3 3M3 19h5" size={size} />
}
