import { useReducer } from 'react'
import { followMovement, initialBackToTop } from '../../lib/back-to-top/follow-movement'
import { useLocationChange } from '../navigation/use-location-change'
import { useScroll } from '../navigation/use-scroll'

/** Whether the button that leads back to the top is shown; not while the page becomes interactive. */
export function useBackToTop(): boolean {
  const [{ isShown }, follow] = useReducer(followMovement, initialBackToTop)
  useScroll((step) => follow({ kind: 'scroll', ...step }))
  useLocationChange(() => follow({ kind: 'arrival' }))
  return isShown
}
