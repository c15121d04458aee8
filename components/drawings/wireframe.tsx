import styles from './drawing.module.css'
import { Label } from './marks'

/** What the words of every wireframe end with. */
export const sketchNote =
  'The sketch shows which parts the page has, not exactly how they look on your screen.'

/** Where a piece of a page is drawn, in units. */
export interface PlaceProps {
  x: number
  y: number
  width: number
}

/** A grey bar that stands for a value. */
export function Placeholder({ x, y, width }: PlaceProps) {
  return <rect className={styles.placeholder} x={x} y={y} width={width} height="10" rx="3" />
}

/** A field under its label: an input, or with `choice` a list to choose from. */
export function Field(props: PlaceProps & { label: string; value?: string; choice?: boolean }) {
  const { x, y, width, label, value, choice } = props
  return (
    <g>
      <Label x={x} y={y + 14}>
        {label}
      </Label>
      <rect className={styles.box} x={x} y={y + 21} width={width} height="30" rx="5" />
      {value ? (
        <Label x={x + 9} y={y + 41} kind="quiet">
          {value}
        </Label>
      ) : (
        <Placeholder x={x + 9} y={y + 31} width={width * 0.4} />
      )}
      {choice && <path className={styles.line} d={`M${x + width - 19} ${y + 34}l5 5 5-5`} />}
    </g>
  )
}

/** A button with its name; the main one of a page is filled. */
export function Button({ x, y, width, main, children }: PlaceProps & { main?: boolean; children: string }) {
  return (
    <g>
      <rect className={main ? styles.accent : styles.box} x={x} y={y} width={width} height="32" rx="6" />
      <Label x={x + width / 2} y={y + 21} kind={main ? 'onAccent' : 'text'} anchor="middle">
        {children}
      </Label>
    </g>
  )
}
