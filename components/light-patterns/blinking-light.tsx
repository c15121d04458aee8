import styles from './light-patterns.module.css'

/** What a light blinks by. */
export interface BlinkingLightProps {
  /** Durations in milliseconds, in turn on and off. */
  rhythm: readonly number[]
  color: string
}

/**
 * The light itself, blinking in its rhythm. The animation is the drawing's own (SMIL), so it needs no
 * script; it is not shown when the reader has stopped the lights or prefers reduced motion.
 */
export function BlinkingLight({ rhythm, color }: BlinkingLightProps) {
  const total = rhythm.reduce((sum, duration) => sum + duration, 0)
  const starts = rhythm.map((_, index) => rhythm.slice(0, index).reduce((sum, duration) => sum + duration, 0))
  return (
    <svg className={styles.light} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <circle className={styles.dark} cx="16" cy="16" r="14" />
      <circle className={styles.still} data-color={color} cx="16" cy="16" r="14" />
      <circle className={styles.blinking} data-color={color} cx="16" cy="16" r="14">
        <animate
          attributeName="opacity"
          calcMode="discrete"
          dur={`${total}ms`}
          keyTimes={starts.map((start) => start / total).join(';')}
          values={rhythm.map((_, index) => (index % 2 === 0 ? '1' : '0')).join(';')}
          repeatCount="indefinite"
        />
      </circle>
    </svg>
  )
}
