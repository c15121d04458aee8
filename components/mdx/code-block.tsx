import type { ComponentPropsWithoutRef } from 'react'
import { CodeFrame } from '../code/code-frame'
import styles from './code-block.module.css'

/** What Nextra adds to a code block. */
interface CodeBlockProps extends ComponentPropsWithoutRef<'pre'> {
  'data-filename'?: string
  'data-language'?: string
  'data-copy'?: string
  'data-word-wrap'?: string
  icon?: unknown
}

/** A block of code, coloured while the site builds. */
export function CodeBlock({
  children,
  'data-filename': fileName,
  'data-language': language,
  'data-copy': _copy,
  'data-word-wrap': _wrap,
  icon: _icon,
  ...attributes
}: CodeBlockProps) {
  const name = fileName ?? (language ? `${language} code` : 'Code')
  return (
    <CodeFrame {...attributes} className={styles.colors} name={name} fileName={fileName}>
      {children}
    </CodeFrame>
  )
}
