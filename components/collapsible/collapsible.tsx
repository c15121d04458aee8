import { type ReactNode, useRef, useState } from 'react'
import styles from './collapsible.module.css'
import { useHeightAnimation } from './use-height-animation'

/** What a part that opens and closes needs. */
export interface CollapsibleProps {
  isOpen: boolean
  /** For the `aria-controls` of its button. */
  id: string
  /** The class of the box around the children. */
  className?: string
  children: ReactNode
}

/**
 * A part that opens and closes with an animated height. Its children are made when it first opens and kept
 * from then on. Closed, they can neither be reached with the keyboard nor be read by screen readers.
 */
export function Collapsible({ isOpen, id, className, children }: CollapsibleProps) {
  const element = useRef<HTMLDivElement>(null)
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  useHeightAnimation(element, isOpen)
  return (
    <div ref={element} id={id} className={styles.collapsible} data-open={isOpen}>
      {hasOpened && <div className={className}>{children}</div>}
    </div>
  )
}
