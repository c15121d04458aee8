import { colorModeKey, colorModeParameter, frameColors } from './color-mode'
import type { ColorModeConfig } from './color-mode-schema'

const root = 'document.documentElement.dataset'

/** The element stands before the script in the head: `PageHead` makes it. */
const colorFrame = [
  '(function(meta){',
  `if(meta)meta.content=${JSON.stringify(frameColors)}[${root}.theme]`,
  '})(document.querySelector("meta[name=theme-color]"))',
].join('')

/**
 * The part of the script in the head that sets the colours before anything is painted, by the rules of
 * `readChoice` and `resolveColorMode`, and with them the colour of the browser around the page. One fixed text
 * for a site, so that a policy can allow it by its hash.
 */
export function composeColorModeScript(config: ColorModeConfig): string {
  const { defaultMode = 'light', disableSwitch, followSystem } = config
  if (disableSwitch) {
    return [
      `try{localStorage.removeItem(${JSON.stringify(colorModeKey)})}catch(error){}`,
      `${root}.theme=${root}.themeChoice=${JSON.stringify(defaultMode)}`,
      colorFrame,
    ].join(';')
  }
  return [
    '(function(){',
    'var value,ok=function(){return value==="light"||value==="dark"};',
    `try{value=new URLSearchParams(location.search).get(${JSON.stringify(colorModeParameter)});`,
    `if(!ok())value=localStorage.getItem(${JSON.stringify(colorModeKey)})}catch(error){}`,
    `if(!ok())value=${JSON.stringify(followSystem ? 'system' : defaultMode)};`,
    `${root}.themeChoice=value;`,
    `${root}.theme=value==="system"?(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"):value;`,
    colorFrame,
    '})()',
  ].join('')
}
