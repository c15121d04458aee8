import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as standIns from '../components/frame/left-out-part'

/** What the theme imports for parts that parts of our own stand in for. */
const leftOutModules = [
  '@headlessui/react',
  'nextra/components',
  'nextra/icons',
  'scroll-into-view-if-needed',
]

/** What stands where a part of the theme is left out. */
const standInFile = 'components/frame/left-out-part.tsx'

/**
 * The parts of the theme's own file that nothing on this site shows. The default settings of the theme name them, or
 * a call makes them, which webpack does not leave out; so they would be shipped beside the parts in
 * `theme.config.tsx` that stand in for them. With each, what stands in its place: the theme itself calls a few.
 */
const replacedParts: Record<string, keyof typeof standIns> = {
  A: 'LeftOutPart',
  ActiveAnchorProvider: 'TransparentPart',
  Anchor: 'LeftOutPart',
  Banner: 'EmptyPart',
  // The first three of four are the classes of its pagination, navbar and sidebar.
  classes: 'EmptyPart',
  classes2: 'EmptyPart',
  classes3: 'EmptyPart',
  createHeading: 'EmptyPart',
  DEFAULT_COMPONENTS: 'LeftOutPart',
  Flexsearch: 'LeftOutPart',
  Folder: 'LeftOutPart',
  Footer: 'LeftOutPart',
  getGitIssueUrl: 'LeftOutPart',
  HighlightMatches: 'LeftOutPart',
  linkClassName: 'EmptyPart',
  Navbar: 'LeftOutPart',
  SkipNavContent: 'LeftOutPart',
  SkipNavLink: 'LeftOutPart',
  ThemeSwitch: 'LeftOutPart',
  TOC: 'LeftOutPart',
  useGitEditUrl: 'LeftOutPart',
}

/**
 * The rule of webpack that takes the replaced parts out of the theme's file, and the links of Next.js, which those parts
 * alone show. For what is sent to browsers alone.
 */
export function composeReplacedPartsRule(root: string) {
  return {
    test: /[\\/]nextra-theme-docs[\\/]dist[\\/]index\.js$/,
    // Next.js has an alias of its own for what begins with `next`, which comes first.
    resolve: {
      alias: {
        [`${fileURLToPath(new URL('link', import.meta.resolve('next/package.json')))}$`]: join(
          root,
          standInFile,
        ),
      },
    },
    use: [
      {
        loader: join(root, 'markdown/leave-out-theme-parts-loader.mjs'),
        options: { parts: replacedParts, standIns: join(root, standInFile) },
      },
    ],
  }
}

/**
 * What of the theme is not shipped to the browser: whatever only those parts of it use that nothing on this site
 * shows. All of it leads to one stand-in, but for the switch of colours, which stands in the page and does nothing,
 * and for what reads the page map. A name that a later theme imports beyond those of the stand-in fails the build; a
 * part that is shown after all says so when it is.
 *
 * @param root folder of the project, as an absolute path
 * @returns the stand-ins, by the name or the path that webpack finds each module under
 */
export function leaveOutThemeParts(root: string): Record<string, string> {
  const standIn = join(root, standInFile)
  // It shows pictures of pages when no component is named for them; ours is.
  const imageZoom = fileURLToPath(new URL('./components/image-zoom.js', import.meta.resolve('nextra/mdx')))
  return {
    ...Object.fromEntries(
      [...leftOutModules.map((name) => `${name}$`), imageZoom].map((name) => [name, standIn]),
    ),
    'next-themes$': join(root, 'components/frame/unused-color-switch.tsx'),
    'nextra/normalize-pages$': join(root, 'components/frame/plain-page-map.ts'),
  }
}
