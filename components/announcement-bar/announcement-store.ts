import { announcementDismissedKey } from '../../lib/announcement/announcement'
import { keep } from '../storage/local-storage'

const listeners = new Set<() => void>()

/** Whether the reader closed the announcement, in a browser. The script in the head has found it out. */
export function isAnnouncementDismissed(): boolean {
  return document.documentElement.dataset.announcementDismissed === 'true'
}

/** Closes the announcement and remembers it on the device. */
export function dismissAnnouncement(): void {
  document.documentElement.dataset.announcementDismissed = 'true'
  keep(announcementDismissedKey, 'true')
  for (const listener of listeners) listener()
}

/** Calls back when the announcement is closed. Returns the way to end that. */
export function subscribeToAnnouncement(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
