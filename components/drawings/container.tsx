import { BinBar } from './bin-bar'
import styles from './drawing.module.css'

/** Where a container is drawn: the left end of its rim, the rim's top and its width, in units. */
export interface ContainerProps {
  x: number
  y: number
  width: number
  /** Whether its contents show through the wall. */
  filled?: boolean
}

/** The height that belongs to a container's width. */
export const getContainerHeight = (width: number) => Math.round(width * 0.46)

/** A waste container from the side, as on the landing page. */
export function Container({ x, y, width, filled = false }: ContainerProps) {
  const height = getContainerHeight(width)
  const rim = Math.max(7, Math.round(width * 0.05))
  const at = (share: number) => Math.round(x + width * share)
  const bottom = y + height
  const body = `M${at(0.035)} ${y + rim}H${at(0.965)}L${at(0.885)} ${bottom}H${at(0.115)}z`
  const ribs = [
    [0.27, 0.31],
    [0.5, 0.5],
    [0.73, 0.69],
  ].map(([top = 0, foot = 0]) => `M${at(top)} ${y + rim + 4}L${at(foot)} ${bottom - 4}`)
  const third = Math.round(width * 0.28)
  const level = `M${at(0.075)} ${y + height / 2}q${third / 2}${-width * 0.045} ${third} 0t${third} 0T${at(0.925)} ${y + height / 2}L${at(0.885)} ${bottom}H${at(0.115)}z`
  return (
    <g>
      <path className={styles.outline} d={body} />
      {filled && <path className={styles.level} d={level} />}
      <path className={styles.ribs} d={ribs.join('')} />
      <rect className={styles.outline} x={x} y={y} width={width} height={rim} rx="1" />
    </g>
  )
}

/** Where the parts of a container on a BinBar are, in units. */
export function measureContainerOnBinBar(x: number, ground: number, width: number) {
  const barHeight = Math.max(11, Math.round(width * 0.1))
  const barTop = ground - Math.round(barHeight * 1.4)
  const containerTop = barTop - 2 - getContainerHeight(width)
  return { barX: x + width * 0.12, barTop, barWidth: width * 0.96, barHeight, containerTop }
}

/** A container that stands on a BinBar, whose service end sticks out from under it on the right. */
export function ContainerOnBinBar(props: { x: number; ground: number; width: number; filled?: boolean }) {
  const { x, ground, width, filled } = props
  const { barX, barTop, barWidth, barHeight, containerTop } = measureContainerOnBinBar(x, ground, width)
  return (
    <g>
      <BinBar x={Math.round(barX)} y={barTop} width={Math.round(barWidth)} height={barHeight} />
      <Container x={x} y={containerTop} width={width} filled={filled} />
    </g>
  )
}
