import styles from './drawing.module.css'

/** Where somebody or something stands, in units. */
interface StandProps {
  x: number
  /** The height of the ground. */
  ground: number
}

/** A person who stands upright. */
export function Person({ x, ground }: StandProps) {
  return (
    <g transform={`translate(${x} ${ground})`}>
      <circle className={styles.ink} cy="-46" r="6" />
      <rect className={styles.ink} x="-6" y="-38" width="12" height="21" rx="4" />
      <path className={styles.limb} d="M-7-33l-3 14M7-33l3 14M-3-18l-1 16M3-18l1 16" />
    </g>
  )
}

/** A truck that looks to the left and holds a container by two chains behind it. */
export function Truck({ x, ground }: StandProps) {
  return (
    <g transform={`translate(${x} ${ground})`}>
      <path className={styles.outline} d="M2-20v-22q0-4 3-7l9-16q2-4 6-4h18v49z" />
      <path className={styles.line} d="M10-44h16v-17h-9z" />
      <path className={styles.outline} d="M2-26h88v11H2z" />
      {[20, 72].map((wheel) => (
        <g key={wheel}>
          <circle className={styles.outline} cx={wheel} cy="-13" r="12" />
          <circle className={styles.ink} cx={wheel} cy="-13" r="3" />
        </g>
      ))}
      <path className={styles.limb} d="M80-28l-16-52 62-28" />
      <circle className={styles.fine} cx="80" cy="-28" r="5" />
    </g>
  )
}
