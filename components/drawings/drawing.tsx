import { type ReactNode, useId } from 'react'
import styles from './drawing.module.css'

/** One numbered part of a drawing: its name, and what there is to say about it. */
export interface Part {
  name: string
  text: string
}

/** What a drawing consists of besides its sheets. */
export interface DrawingProps {
  caption: string
  /** All that the drawing says, in words: one paragraph each. */
  words: string[]
  /** The parts with the numbers 1, 2, 3 … in the drawing. */
  parts?: Part[]
  /** The sheets. */
  children: ReactNode
}

/** A drawing: one sheet or several, the key to its numbers, the caption and the drawing in words. */
export function Drawing({ caption, words, parts, children }: DrawingProps) {
  const id = useId()
  return (
    <figure className={styles.drawing} aria-labelledby={id}>
      <div className={styles.sheets}>
        {children}
        {parts && (
          <ol className={styles.parts}>
            {parts.map(({ name, text }) => (
              <li key={name}>
                <strong>{name}</strong>: {text}
              </li>
            ))}
          </ol>
        )}
      </div>
      <figcaption>
        <p className={styles.caption} id={id}>
          {caption}
        </p>
        <details className={styles.words}>
          <summary>The drawing in words</summary>
          {words.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      </figcaption>
    </figure>
  )
}
