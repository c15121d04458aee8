import type { LightPattern } from '../../lib/lights/light-pattern-schema'
import { BlinkingLight } from './blinking-light'
import styles from './light-patterns.module.css'
import { TimingBar } from './timing-bar'

/** What the overview shows of a pattern. */
export type LightPatternSummary = Pick<LightPattern, 'id' | 'name' | 'color' | 'rhythm' | 'words'>

/**
 * All patterns at a glance, each a link to its section. The lights blink until the reader stops them:
 * https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide
 */
export function LightPatternIndex({ patterns }: { patterns: readonly LightPatternSummary[] }) {
  return (
    <div className={styles.index}>
      <label className={styles.control}>
        <input type="checkbox" className={styles.play} defaultChecked />
        Let the lights blink
      </label>
      <ul className={styles.list}>
        {patterns.map(({ id, name, color, rhythm, words }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={`#${id}`}>
              <BlinkingLight rhythm={rhythm} color={color} />
              <span className={styles.name}>{name}</span>
              <span className={styles.words}>{`${capitalize(color)}. ${words}.`}</span>
            </a>
            <TimingBar rhythm={rhythm} color={color} />
          </li>
        ))}
      </ul>
      <p className={styles.scale}>Each bar shows five seconds.</p>
    </div>
  )
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
