import clsx from 'clsx'
import { type ComponentPropsWithoutRef, useRef } from 'react'
import { restoreCode } from '../../lib/code/restore-code'
import { useHydrated } from '../navigation/use-hydrated'
import styles from './code-frame.module.css'
import { CopyButton } from './copy-button'
import { useWordWrap } from './use-word-wrap'
import { WrapButton } from './wrap-button'

/** What a block of code needs, beside what a `pre` takes. */
export interface CodeFrameProps extends ComponentPropsWithoutRef<'pre'> {
  /** What screen readers call the block. */
  name: string
  /** The title above it. */
  fileName?: string | undefined
}

/**
 * A block of code with its buttons, which need a script and so are not in the static page. Long lines scroll
 * inside it, also by keyboard.
 */
export function CodeFrame({ name, fileName, className, children, ...attributes }: CodeFrameProps) {
  const block = useRef<HTMLPreElement>(null)
  const isHydrated = useHydrated()
  const { isWrapped, isUseful, toggle } = useWordWrap(block)
  return (
    <figure className={styles.frame} aria-label={name}>
      {fileName && <figcaption className={styles.name}>{fileName}</figcaption>}
      <div className={styles.body}>
        <pre
          {...attributes}
          ref={block}
          className={clsx(styles.code, className)}
          data-wrapped={isWrapped || undefined}
          tabIndex={0}
        >
          {children}
        </pre>
        {isHydrated && (
          <div className={styles.buttons}>
            {isUseful && <WrapButton onPress={toggle} />}
            <CopyButton readCode={() => restoreCode(block.current?.textContent ?? '')} />
          </div>
        )}
      </div>
    </figure>
  )
}
