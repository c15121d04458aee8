import styles from './drawing.module.css'

/** Where a part is drawn, in units. */
interface PlaceProps {
  x: number
  y: number
}

/** The light from the front: a round window with rays. */
export function Light({ x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.outline} r="12" />
      <path
        className={styles.line}
        d="M0-23v5M0 18v5M-23 0h5M18 0h5M-16-16l3 3M13-13l3-3M-16 16l3-3M13 13l3 3"
      />
    </g>
  )
}

/** A screw's head. It has no slot: which tool fits is not known. */
export function Screw({ x, y }: PlaceProps) {
  return (
    <g>
      <circle className={styles.fine} cx={x} cy={y} r="8" />
      <circle className={styles.line} cx={x} cy={y} r="3" />
    </g>
  )
}

/** The cover of the battery bay, 202 by 44 units: closed by its two screws, or with two holes. */
export function BatteryCover({ x, y, closed = false }: PlaceProps & { closed?: boolean }) {
  const middle = y + 22
  return (
    <g>
      <rect className={styles.outline} x={x} y={y} width="202" height="44" rx="8" />
      {[x + 19, x + 183].map((place) =>
        closed ? (
          <Screw key={place} x={place} y={middle} />
        ) : (
          <circle key={place} className={styles.line} cx={place} cy={middle} r="5" />
        ),
      )}
    </g>
  )
}

/** A minus mark at the left and a plus mark at the right, `gap` units apart. */
export function DirectionMarks({ x, y, gap }: PlaceProps & { gap: number }) {
  return <path className={styles.limb} d={`M${x - 8} ${y}h16M${x + gap - 8} ${y}h16m-8-8v16`} />
}
