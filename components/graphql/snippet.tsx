import { CodeFrame } from '../code/code-frame'
import { PageLink } from '../mdx/page-link'
import styles from './snippet.module.css'

/** The text of a request in one language. */
export interface SnippetProps {
  code: string
  /** The name of the language. */
  label: string
  /** True for a request that sends a token. */
  needsToken: boolean
}

/** A request to copy, with what has to be set before it runs. */
export function Snippet({ code, label, needsToken }: SnippetProps) {
  return (
    <>
      <p className={styles.hint}>
        {'Set '}
        <code>BINBAR_API_URL</code>
        {needsToken && (
          <>
            {' and '}
            <code>BINBAR_TOKEN</code>
          </>
        )}
        {' first: see '}
        <PageLink href="/docs/api/examples/authorization-example/">Authorization example</PageLink>.
      </p>
      <CodeFrame name={`${label} code`}>
        <code>{code}</code>
      </CodeFrame>
    </>
  )
}
