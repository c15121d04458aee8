import styles from './drawing.module.css'

/** Where a BinBar is drawn: the upper left corner of its bar, the bar's length and height, in units. */
export interface BinBarProps {
  x: number
  y: number
  width: number
  height: number
}

/** A BinBar from the side, on its two feet, with the light at the service end on the right. */
export function BinBar({ x, y, width, height }: BinBarProps) {
  const foot = Math.round(height * 0.4)
  const end = x + width
  const light = Math.max(3, Math.round(height * 0.26))
  return (
    <g>
      <rect className={styles.accent} x={x} y={y} width={width} height={height} rx={height / 4} />
      {[x + width * 0.08, end - width * 0.08 - height * 0.5].map((footX) => (
        <rect
          key={footX}
          className={styles.accent}
          x={footX}
          y={y + height}
          width={height * 0.5}
          height={foot}
        />
      ))}
      <path className={styles.onAccentLine} d={`M${end - height * 0.85} ${y + 2}v${height - 4}`} />
      <circle className={styles.fine} cx={end} cy={y + height / 2} r={light} />
    </g>
  )
}
