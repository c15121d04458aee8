import type { LightPattern } from '../../lib/lights/light-pattern-schema'
import { PageLink } from '../mdx/page-link'
import styles from './light-patterns.module.css'
import { TimingBar } from './timing-bar'

/** One pattern in full: how it looks, what it means, why it shows, what to do. */
export function LightPatternDetails({ pattern }: { pattern: LightPattern }) {
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
          {nextStep} {page && <PageLink href={page}>How to do it</PageLink>}
        </dd>
        <dt>Since</dt>
        <dd>
          <PageLink href={`/docs/binbar/release-notes/${since}/`}>{`BinBar ${since}`}</PageLink>
        </dd>
      </dl>
    </>
  )
}
