import type { Announcement } from './announcement-schema'

/** Where the id of the announcement seen last is kept on the device. */
export const announcementIdKey = 'announcement.id'

/** Where `true` or `false` is kept: whether the reader closed that announcement. */
export const announcementDismissedKey = 'announcement.dismissed'

/**
 * The part of the script in the head that decides before anything is painted whether the announcement is
 * shown. An id that is new to the reader makes a fresh start. Empty for a site without an announcement, and
 * for one that cannot be closed.
 */
export function composeAnnouncementScript(announcement: Announcement | undefined): string {
  if (!announcement || announcement.closeable === false) return ''
  // A tag in the id would end the script element that the text stands in.
  const id = JSON.stringify(announcement.id).replaceAll('<', '\\u003c')
  const idKey = JSON.stringify(announcementIdKey)
  const dismissedKey = JSON.stringify(announcementDismissedKey)
  return [
    '(function(){',
    'var closed=false;',
    'try{',
    `if(localStorage.getItem(${idKey})!==${id}){`,
    `localStorage.setItem(${idKey},${id});localStorage.setItem(${dismissedKey},"false")}`,
    `closed=localStorage.getItem(${dismissedKey})==="true"`,
    '}catch(error){}',
    'document.documentElement.dataset.announcementDismissed=closed',
    '})()',
  ].join('')
}
