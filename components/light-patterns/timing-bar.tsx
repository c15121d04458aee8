import { listFlashes } from '../../lib/lights/list-flashes'
import styles from './light-patterns.module.css'

/** The time that a bar shows, in milliseconds: the slowest pattern fits into it once. */
const windowDuration = 5000

/** What a bar is drawn from. */
export interface TimingBarProps {
  /** Durations in milliseconds, in turn on and off. */
  rhythm: readonly number[]
  color: string
}

/** When the light is on and off within five seconds. All bars have one scale, so they can be compared. */
export function TimingBar({ rhythm, color }: TimingBarProps) {
  const durations = rhythm.map((duration, index) => `${duration} ms ${index % 2 === 0 ? 'on' : 'off'}`)
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${windowDuration} 300`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Timing: ${durations.join(', ')}, again and again`}
    >
      <rect className={styles.dark} width={windowDuration} height="300" />
      {listFlashes(rhythm, windowDuration).map(({ start, duration }) => (
        <rect key={start} className={styles.lit} data-color={color} x={start} width={duration} height="300" />
      ))}
    </svg>
  )
}
