import { type PointerEvent, useRef } from 'react'

/**
 * Follows the pointer over a list: what it moves to is pointed at. A pointer that rests takes nothing when the
 * list moves below it, so its place is compared with the one before.
 *
 * @param pointAt gets the `data-index` of the element
 */
export function usePointerSelection(pointAt: (index: number) => void) {
  const before = useRef<{ x: number; y: number }>()
  return ({ clientX: x, clientY: y, target }: PointerEvent) => {
    const hasMoved = before.current !== undefined && (before.current.x !== x || before.current.y !== y)
    before.current = { x, y }
    const choice = (target as Element).closest<HTMLElement>('[data-index]')
    if (hasMoved && choice) pointAt(Number(choice.dataset.index))
  }
}
