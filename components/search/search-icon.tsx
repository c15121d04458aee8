import { LineIcon } from '../icons/line-icon'

/** A magnifying glass, for searching. */
export function SearchIcon() {
  return <LineIcon path="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0m-1.9 4.6L21 21" size={22} />
}
