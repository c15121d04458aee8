import styles from './drawing.module.css'
import { Label } from './marks'
import { Placeholder, type PlaceProps } from './wireframe'

/** A line of a page: a label and its value, as text or as a grey bar. */
export function Row({ x, y, width, label, value }: PlaceProps & { label: string; value?: string }) {
  const valueX = x + width * 0.56
  return (
    <g>
      <Label x={x} y={y} kind="quiet">
        {label}
      </Label>
      {value ? (
        <Label x={valueX} y={y}>
          {value}
        </Label>
      ) : (
        <Placeholder x={valueX} y={y - 10} width={width * 0.3} />
      )}
    </g>
  )
}

/** An area of a page, with its heading. */
export function Area({ x, y, width, height, title }: PlaceProps & { height: number; title: string }) {
  return (
    <g>
      <rect className={styles.band} x={x} y={y} width={width} height={height} rx="6" />
      <Label x={x + 12} y={y + 24} kind="strong">
        {title}
      </Label>
    </g>
  )
}

/** A column of a table: a text for each row, or grey bars of one width. */
export interface Column {
  x: number
  heading: string
  values?: string[]
  width?: number
}

/** A table with two rows. */
export function Table({ columns, y, pitch = 50 }: { columns: Column[]; y: number; pitch?: number }) {
  const rows = [y + 32, y + 32 + pitch]
  return (
    <g>
      {rows.map((top) => (
        <path key={top} className={styles.rule} d={`M16 ${top}H310`} />
      ))}
      {columns.map(({ x, heading, values, width = 0 }) => (
        <g key={heading}>
          <Label x={x} y={y}>
            {heading}
          </Label>
          {rows.map((top, row) =>
            values?.[row] ? (
              <Label key={top} x={x} y={top + 20}>
                {values[row]}
              </Label>
            ) : (
              <Placeholder key={top} x={x} y={top + 10} width={width} />
            ),
          )}
        </g>
      ))}
    </g>
  )
}
