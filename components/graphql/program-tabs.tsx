import type { ReactNode } from 'react'
import { Tabs } from '../tabs/tabs'
import styles from './graphql-example.module.css'
import { listPanels } from './list-panels'

/** A program as the build puts it into a page. */
export interface ProgramTabsProps {
  id: string
  /** The name of its files, without ending. */
  name: string
  /** The panels of its languages and of what it prints. */
  children: ReactNode
}

/** A whole program in each language, and what it prints. */
export function ProgramTabs({ id, name, children }: ProgramTabsProps) {
  return (
    <section id={id} className={styles.example} aria-label={`Program ${name}`} data-program={name}>
      <p className={styles.head}>
        <a className={styles.name} href={`#${id}`}>
          {name}
        </a>
      </p>
      <Tabs label={`Program ${name}`} items={listPanels(children)} />
    </section>
  )
}
