import { useTheme } from 'nextra-theme-docs'
import { useEffect, useState } from 'react'
import styles from './color-mode-toggle.module.css'

/**
 * Switches between light and dark. It is disabled until the page's script runs; before that it could
 * not do anything. Which icon it shows is decided by CSS, so it is right from the first paint.
 */
export function ColorModeToggle() {
  const { resolvedTheme, setTheme } = useTheme()
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const mode = isReady && resolvedTheme === 'dark' ? 'dark' : 'light'
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled={!isReady}
      title={`${mode} mode`}
      aria-label={`Switch between dark and light mode (currently ${mode} mode)`}
      onClick={() => setTheme(mode === 'dark' ? 'light' : 'dark')}
    >
      <svg
        className={styles.light}
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="4.5" />
        <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8" />
      </svg>
      <svg
        className={styles.dark}
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d="M20.5 14.6A8.7 8.7 0 0 1 9.4 3.5a8.8 8.8 0 1 0 11.1 11.1z" />
      </svg>
    </button>
  )
}
