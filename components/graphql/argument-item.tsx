import type { ReactNode } from 'react'
import styles from './argument-list.module.css'
import { Deprecation } from './deprecation'
import { Marks, type MarksProps } from './marks'

/** One argument of a field. */
export interface ArgumentItemProps extends MarksProps {
  id: string
  name: string
  /** The default as it is written in the schema; left out where there is none. */
  defaultValue?: string
  /** Its type and its description. */
  children?: ReactNode
}

/** An argument with its name as a link to itself, its marks, its type and its default. */
export function ArgumentItem({ id, name, defaultValue, children, ...marks }: ArgumentItemProps) {
  return (
    <li id={id} className={styles.item}>
      <p className={styles.head}>
        <a className={styles.name} href={`#${id}`}>
          <code>{name}</code>
        </a>
        <Marks {...marks} />
      </p>
      {children}
      {defaultValue !== undefined && (
        <p>
          {'Default: '}
          <code>{defaultValue}</code>
        </p>
      )}
      <Deprecation reason={marks.deprecation} />
    </li>
  )
}
