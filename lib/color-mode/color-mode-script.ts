import { colorModeKey, colorModeParameter } from './color-mode'
import type { ColorModeConfig } from './color-mode-schema'

/**
 * The part of the script in the head that sets the colours before anything is painted, by the rules of
 * `readChoice` and `resolveColorMode`. One fixed text for a site, so that a policy can allow it by its hash.
 */
export function composeColorModeScript(config: ColorModeConfig): string {
  const { defaultMode = 'light', disableSwitch, followSystem } = config
  const root = 'document.documentElement.dataset'
  if (disableSwitch) {
    return [
      `try{localStorage.removeItem(${JSON.stringify(colorModeKey)})}catch(error){}`,
      `${root}.theme=${root}.themeChoice=${JSON.stringify(defaultMode)}`,
    ].join(';')
  }
  return [
    '(function(){',
    'var value,ok=function(){return value==="light"||value==="dark"};',
    `try{value=new URLSearchParams(location.search).get(${JSON.stringify(colorModeParameter)});`,
    `if(!ok())value=localStorage.getItem(${JSON.stringify(colorModeKey)})}catch(error){}`,
    `if(!ok())value=${JSON.stringify(followSystem ? 'system' : defaultMode)};`,
    `${root}.themeChoice=value;`,
    `${root}.theme=value==="system"?(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"):value`,
    '})()',
  ].join('')
}
