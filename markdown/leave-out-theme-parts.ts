import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the theme imports for parts that parts of our own stand in for. */
const leftOutModules = [
  '@headlessui/react',
  'nextra/components',
  'nextra/icons',
  'scroll-into-view-if-needed',
]

/**
 * What of the theme is not shipped to the browser: whatever only those parts of it use that nothing on this site
 * shows. All of it leads to one stand-in. A name that a later theme imports beyond those of the stand-in fails
 * the build; a part that is shown after all says so when it is.
 *
 * @param root folder of the project, as an absolute path
 * @returns the stand-in, by the name or the path that webpack finds each module under
 */
export function leaveOutThemeParts(root: string): Record<string, string> {
  const standIn = join(root, 'components/frame/left-out-part.tsx')
  // It shows pictures of pages when no component is named for them; ours is.
  const imageZoom = fileURLToPath(new URL('./components/image-zoom.js', import.meta.resolve('nextra/mdx')))
  return Object.fromEntries(
    [...leftOutModules.map((name) => `${name}$`), imageZoom].map((name) => [name, standIn]),
  )
}
