import { composeAnnouncementScript } from '../announcement/announcement'
import type { Announcement } from '../announcement/announcement-schema'
import type { ColorModeConfig } from '../color-mode/color-mode-schema'
import { composeColorModeScript } from '../color-mode/color-mode-script'
import { sidebarScript } from '../sidebar/sidebar-script'
import { languageScript } from '../tabs/language-script'

/**
 * The script in the head of every page: the one place that decides how a page is painted first, from what is
 * kept on the device. The same text on all pages of a site, so that a policy can allow it by its hash.
 */
export function composeInitialStateScript(config: {
  colorMode?: ColorModeConfig | undefined
  announcement?: Announcement | undefined
}): string {
  return [
    composeColorModeScript(config.colorMode ?? {}),
    composeAnnouncementScript(config.announcement),
    sidebarScript,
    languageScript,
  ]
    .filter((part) => part !== '')
    .join(';')
}
