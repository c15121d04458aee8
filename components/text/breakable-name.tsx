import { Children } from 'react'
import { splitName } from '../../lib/navigation/split-name'

/** A name that may be one long word: where the line is too short, it breaks in front of a capital. */
export function BreakableName({ name }: { name: string }) {
  const [first, ...others] = splitName(name)
  return <>{Children.toArray([first, ...others.map((part) => [<wbr key="break" />, part])])}</>
}
