import { useSyncExternalStore } from 'react'
import { siteConfig } from '../../site.config'
import buttonStyles from '../../styles/icon-button.module.css'
import { CloseIcon } from '../icons/close-icon'
import styles from './announcement-bar.module.css'
import { dismissAnnouncement, isAnnouncementDismissed, subscribeToAnnouncement } from './announcement-store'

/**
 * The announcement above the navbar; it scrolls away with the page. Whether the reader closed it is decided
 * by the script in the head and by CSS, so nothing flashes or moves. Nothing on a site without one.
 */
export function AnnouncementBar() {
  const { announcement } = siteConfig
  const isDismissed = useSyncExternalStore(subscribeToAnnouncement, isAnnouncementDismissed, () => false)
  if (!announcement || isDismissed) return null
  const { content, closeable = true, backgroundColor, textColor } = announcement
  return (
    // biome-ignore lint/a11y/useSemanticElements: `header` would hold nothing but the announcement as well
    <div className={styles.bar} role="banner" style={{ backgroundColor, color: textColor }}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration of the site alone can write it */}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {closeable && (
        <button
          type="button"
          className={`${buttonStyles.button} ${styles.close}`}
          aria-label="Close"
          onClick={dismissAnnouncement}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  )
}
