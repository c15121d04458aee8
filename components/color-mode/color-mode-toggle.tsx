import clsx from 'clsx'
import { getNextChoice } from '../../lib/color-mode/color-mode'
import { siteConfig } from '../../site.config'
import buttonStyles from '../../styles/icon-button.module.css'
import { useHydrated } from '../navigation/use-hydrated'
import { chooseColorMode } from './color-mode-store'
import styles from './color-mode-toggle.module.css'
import { MoonIcon, SunIcon, SystemIcon } from './icons'
import { useColorMode } from './use-color-mode'

/**
 * Switches between light, dark and, where the site follows it, the system's colours. It is disabled until
 * the page's script runs; before that it could not do anything. Which icon it shows is decided by CSS, so it
 * is right from the first paint. Nothing where the site has no switch.
 */
export function ColorModeToggle({ className }: { className?: string | undefined }) {
  const isHydrated = useHydrated()
  const { choice } = useColorMode()
  const config = siteConfig.colorMode ?? {}
  if (config.disableSwitch) return null
  return (
    <span className={clsx(styles.place, className)}>
      <button
        type="button"
        className={`${buttonStyles.button} ${styles.toggle}`}
        disabled={!isHydrated}
        title={`${choice} mode`}
        aria-label={`Switch between dark and light mode (currently ${choice} mode)`}
        onClick={() => chooseColorMode(getNextChoice(choice, config))}
      >
        <SunIcon className={styles.light} />
        <MoonIcon className={styles.dark} />
        <SystemIcon className={styles.system} />
      </button>
    </span>
  )
}
