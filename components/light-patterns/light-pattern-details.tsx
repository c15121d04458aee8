import type { LightPattern } from '../../lib/lights/light-pattern-schema'
import { PageLink } from '../mdx/page-link'
import styles from './light-patterns.module.css'
import { TimingBar } from './timing-bar'

/** A pattern, and the text of the link to the page that explains its next step. */
export interface LightPatternDetailsProps {
  pattern: LightPattern
  pageText?: string
}

/** One pattern in full: how it looks, what it means, why it shows, what to do. */
export function LightPatternDetails({ pattern, pageText }: LightPatternDetailsProps) {
  const { color, rhythm, words, meaning, cause, nextStep, page, since } = pattern
  return (
    <>
      <TimingBar rhythm={rhythm} color={color} />
      <dl className={styles.details}>
        <dt>Light</dt>
        <dd>{`${words}, ${color}`}</dd>
        <dt>Meaning</dt>
        <dd>{meaning}</dd>
        <dt>Cause</dt>
        <dd>{cause}</dd>
        <dt>What to do</dt>
        <dd>
          {nextStep}
          {page && (
            <>
              {' See '}
              <PageLink href={page}>{pageText}</PageLink>.
            </>
          )}
        </dd>
        <dt>Since</dt>
        <dd>
          <PageLink href={`/docs/binbar/release-notes/${since}/`}>{`BinBar ${since}`}</PageLink>
        </dd>
      </dl>
    </>
  )
}
