import type { ReactNode } from 'react'
import { composeCurl } from '../../lib/snippets/compose-curl'
import { composePython } from '../../lib/snippets/compose-python'
import { composeTypeScript } from '../../lib/snippets/compose-typescript'
import type { ExampleRequest } from '../../lib/snippets/request'
import { Tabs } from '../tabs/tabs'
import styles from './graphql-example.module.css'
import { labelOf, listPanels } from './list-panels'
import { Snippet } from './snippet'

/** An example as the build puts it into a page. */
export interface GraphqlExampleProps {
  id: string
  /** The name of the operation. */
  name: string
  request: ExampleRequest
  /** What the error says that the example is meant to show; left out where it shows none. */
  errorMessage?: string
  /** The panels of query, variables and result. */
  children: ReactNode
}

const composers = { curl: composeCurl, typescript: composeTypeScript, python: composePython }

/** An operation with its proven result, and the request that sends it in each language. */
export function GraphqlExample({ id, name, request, errorMessage, children }: GraphqlExampleProps) {
  const snippets = Object.entries(composers).map(([value, compose]) => ({
    value,
    label: labelOf(value),
    panel: <Snippet code={compose(request)} label={labelOf(value)} needsToken={request.needsToken} />,
  }))
  return (
    <section id={id} className={styles.example} aria-label={`Example ${name}`} data-example={name}>
      <p className={styles.head}>
        <a className={styles.name} href={`#${id}`}>
          {name}
        </a>
        {errorMessage !== undefined && <span className={styles.mark}>Shows an error</span>}
      </p>
      {errorMessage !== undefined && <p className={styles.message}>{errorMessage}</p>}
      <Tabs label={`Example ${name}`} items={[...listPanels(children), ...snippets]} />
    </section>
  )
}
