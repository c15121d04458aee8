import type { ComponentPropsWithoutRef } from 'react'
import styles from './code-block.module.css'

/** What Nextra adds to a code block. */
interface CodeBlockProps extends ComponentPropsWithoutRef<'pre'> {
  'data-filename'?: string
  'data-language'?: string
  'data-copy'?: string
  'data-word-wrap'?: string
}

/** A block of code, coloured while the site builds. Long lines scroll inside it, also by keyboard. */
export function CodeBlock({
  children,
  'data-filename': fileName,
  'data-language': language,
  'data-copy': _copy,
  'data-word-wrap': _wrap,
  ...attributes
}: CodeBlockProps) {
  const name = fileName ?? (language ? `${language} code` : 'Code')
  return (
    <figure className={styles.figure} aria-label={name}>
      {fileName && <figcaption className={styles.name}>{fileName}</figcaption>}
      <pre {...attributes} className={styles.code} tabIndex={0}>
        {children}
      </pre>
    </figure>
  )
}
