import styles from './weighed-container.module.css'

/** A drawing of the product at work: a container, more than half full, stands on a BinBar that reports. */
export function WeighedContainer() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 520 360"
      role="img"
      aria-label="Drawing: a waste container, more than half full, stands on a BinBar. The BinBar sends what it measures."
    >
      <path className={styles.ground} d="M20 324h480" />
      <path className={styles.level} d="M79 170c40-16 78 14 122 4s70-18 112-4 80 12 128-6l-17 96H96z" />
      <path className={styles.body} d="M60 84h400l-36 178H96z" />
      <path className={styles.rim} d="M46 66h428v22H46z" />
      <path className={styles.ribs} d="M134 92l14 166M216 92l6 166M304 92l-6 166M386 92l-14 166" />
      <g className={styles.bar}>
        <rect x="112" y="266" width="324" height="40" rx="10" />
        <path className={styles.feet} d="M140 306v16M408 306v16" />
      </g>
      <circle className={styles.light} cx="408" cy="286" r="8" />
      <g className={styles.waves}>
        <path d="M452 276a20 20 0 0 1 0 24M468 264a40 40 0 0 1 0 48M484 252a60 60 0 0 1 0 72" />
      </g>
      <g className={styles.gauge}>
        <rect x="330" y="14" width="172" height="86" rx="14" />
        <path className={styles.gaugeTrack} d="M350 72h132" />
        <path className={styles.gaugeFill} d="M350 72h84" />
        <text x="350" y="48">
          Fill level
        </text>
      </g>
    </svg>
  )
}
