import { composeAnnouncementScript } from '../announcement/announcement'
import type { Announcement } from '../announcement/announcement-schema'
import type { ColorModeConfig } from '../color-mode/color-mode-schema'
import { composeColorModeScript } from '../color-mode/color-mode-script'
import { sidebarScript } from '../sidebar/sidebar-script'
import { languageScript } from '../tabs/language-script'
import { deferredScriptsLoader } from './deferred-scripts'

/**
 * Tells the reader quietly when a file of scripts does not load or does not run before the page is interactive, and
 * offers to load the page anew. The note is made by this script, since no other one runs then; base styles hide it once
 * the page is interactive after all.
 */
const failureScript = [
  '(function(){',
  'var shown=false;',
  'function show(){',
  'if(shown||!document.body)return;shown=true;',
  'var note=document.createElement("p"),button=document.createElement("button");',
  'note.className="script-failure";note.setAttribute("role","status");',
  'note.textContent="Interactive parts of this page did not load. You can read on. ";',
  'button.textContent="Retry";button.onclick=function(){location.reload()};',
  'note.appendChild(button);document.body.prepend(note)}',
  'addEventListener("error",function(event){',
  'var tag=event.target&&event.target.tagName;',
  'if(document.documentElement.dataset.hasHydrated==="true"||(tag!==undefined&&tag!=="SCRIPT"))return;',
  'show();addEventListener("DOMContentLoaded",show)',
  '},true)',
  '})()',
].join('')

/**
 * The script in the head of every page: the one place that decides how a page is painted first, from what is
 * kept on the device. The same text on all pages of a site, so that a policy can allow it by its hash.
 */
export function composeInitialStateScript(config: {
  colorMode?: ColorModeConfig | undefined
  announcement?: Announcement | undefined
}): string {
  return [
    failureScript,
    deferredScriptsLoader,
    composeColorModeScript(config.colorMode ?? {}),
    composeAnnouncementScript(config.announcement),
    sidebarScript,
    languageScript,
  ]
    .filter((part) => part !== '')
    .join(';')
}
