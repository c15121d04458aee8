import { markText } from '../../lib/search/mark-text'
import styles from './marked-text.module.css'

/** A text in which words are marked; they are in lower case. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <>
      {markText(text, words).map((piece, index) =>
        piece.isMarked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no names
          <mark key={index} className={styles.mark}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </>
  )
}
