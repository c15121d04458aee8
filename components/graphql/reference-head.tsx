import type { ReactNode } from 'react'
import { PageLink } from '../mdx/page-link'
import { Deprecation } from './deprecation'
import { Marks, type MarksProps } from './marks'
import styles from './reference-head.module.css'

/** What stands at the top of a reference page. */
export interface ReferenceHeadProps extends MarksProps {
  /** What kind of element it is: `Object`, `Query`, `Directive`. */
  kind: string
  coordinate: string
  /** Where a working request stands: on this page, or on another one. */
  tryHref?: string
  /** The description. */
  children: ReactNode
}

/** Kind, coordinate and description of an element of the schema, and the way to a working request. */
export function ReferenceHead({
  kind,
  coordinate,
  status,
  deprecation,
  tryHref,
  children,
}: ReferenceHeadProps) {
  return (
    <div className={styles.head}>
      <p className={styles.facts}>
        <span className={styles.kind}>{kind}</span>
        <code>{coordinate}</code>
        <Marks status={status} {...(deprecation === undefined ? {} : { deprecation })} />
      </p>
      <div className={styles.description}>{children}</div>
      <Deprecation reason={deprecation} />
      {tryHref !== undefined && (
        <p>
          <PageLink className={styles.link} href={tryHref}>
            Go to a working request
          </PageLink>
        </p>
      )}
    </div>
  )
}
