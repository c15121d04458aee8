import styles from './drawing.module.css'

/** A point in units of the sheet. */
export type Point = readonly [x: number, y: number]

/** Text in a drawing. */
export interface LabelProps {
  x: number
  /** The base line of the first line. */
  y: number
  kind?: 'text' | 'strong' | 'quiet' | 'onAccent' | 'onInk'
  anchor?: 'start' | 'middle' | 'end'
  /** A line break starts a new line. */
  children: string
}

/** Text in the one size of all drawings. */
export function Label({ x, y, kind = 'text', anchor = 'start', children }: LabelProps) {
  return (
    <text className={styles[kind]} x={x} y={y} textAnchor={anchor}>
      {children.split('\n').map((line, index) => (
        <tspan key={line} x={x} dy={index ? 18 : 0}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** A part's number: on the part itself, or with a leader line to a dot on it (`to`) or to its edge. */
export function Marker(props: { number: number; at: Point; to?: Point; edge?: Point }) {
  const { number, to, edge } = props
  const [x, y] = props.at
  const end = to ?? edge
  return (
    <g>
      {end && <path className={styles.line} d={`M${x} ${y}L${end[0]} ${end[1]}`} />}
      {to && <circle className={styles.dot} cx={to[0]} cy={to[1]} r="4" />}
      <circle className={styles.ink} cx={x} cy={y} r="12" />
      <Label x={x} y={y + 5.5} kind="onInk" anchor="middle">
        {String(number)}
      </Label>
    </g>
  )
}

/** Rounded, so that server and browser write the same digits. */
const round = (value: number) => Math.round(value * 10) / 10

/** The two strokes of an arrow's head that points from one point to the other. */
function drawHead([x1, y1]: Point, [x2, y2]: Point): string {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const wings = [angle + 2.5, angle - 2.5].map(
    (wing) => `${round(x2 + 9 * Math.cos(wing))} ${round(y2 + 9 * Math.sin(wing))}`,
  )
  return `M${wings[0]}L${x2} ${y2}L${wings[1]}`
}

/** An arrow; with `both` it has a head at each end. */
export function Arrow({ from, to, both = false }: { from: Point; to: Point; both?: boolean }) {
  const line = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  return (
    <path className={styles.accentLine} d={line + drawHead(from, to) + (both ? drawHead(to, from) : '')} />
  )
}

const signs = {
  check: 'M-5 .5l3.5 3.5 6.5-7.5',
  plus: 'M-5 0h10M0-5v10',
  cross: 'M-4-4l8 8M4-4l-8 8',
}

/** A round sign: filled for what is made or right, hollow for what is undone. */
export function Badge({ sign, at: [x, y] }: { sign: keyof typeof signs; at: Point }) {
  const isFilled = sign !== 'cross'
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={isFilled ? styles.accent : styles.fine} r="11" />
      <path className={isFilled ? styles.onAccentLine : styles.line} d={signs[sign]} />
    </g>
  )
}
