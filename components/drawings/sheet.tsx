import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import styles from './drawing.module.css'

/**
 * The two sizes of a sheet in units. Every sheet is drawn at the same scale, so that lines and letters of
 * all drawings are equal; two wide or three narrow sheets fill the text's width.
 */
const widths = { wide: 326, narrow: 214 }

/** One sheet of a drawing. */
export interface SheetProps {
  /** What the sheet shows: its accessible name. */
  title: string
  size?: keyof typeof widths
  /** In units; the width is 326 (wide) or 214 (narrow). */
  height: number
  /** The text below the sheet, where a drawing has several. */
  caption?: string
  /** The place of the sheet in an order. */
  number?: number
  children: ReactNode
}

/** A sheet that things are drawn on, with its own caption where it is one of several. */
export function Sheet({ title, size = 'wide', height, caption, number, children }: SheetProps) {
  const id = useId()
  return (
    <div className={clsx(styles.sheet, styles[size])}>
      <svg
        className={styles.canvas}
        viewBox={`0 0 ${widths[size]} ${height}`}
        role="img"
        aria-labelledby={id}
      >
        <title id={id}>{title}</title>
        {children}
      </svg>
      {caption && (
        <p className={styles.sheetCaption}>
          {number && <span className={styles.number}>{number}</span>}
          {caption}
        </p>
      )}
    </div>
  )
}
